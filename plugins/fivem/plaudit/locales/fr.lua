-- Messages to players, in French.
Locales = Locales or {}
Locales.fr = {
  prefix = 'Vote',
  vote_page = 'Votez pour ce serveur : %s',
  checking = 'Si vous venez de voter, votre récompense arrive dans un instant.',
  link_hint = 'Pas de récompense malgré votre vote ? Obtenez un code sur la page de vote et tapez : /votelink CODE',
  no_account = 'Pour recevoir votre récompense, obtenez un code sur la page de vote et tapez : /votelink CODE',
  rewarded = 'Merci pour votre vote ! Voici votre récompense.',
  inventory_full = "Une récompense vous attend, mais vous n'avez plus de place. Faites de la place, puis tapez /vote.",
  link_usage = 'Tapez : /votelink CODE (la page de vote affiche le code)',
  link_done = 'Votre compte de jeu est lié. Vos votes sont maintenant récompensés ici.',
  link_unknown = 'Ce code est incorrect ou expiré. Obtenez-en un nouveau sur la page de vote.',
  link_taken = 'Ce compte de jeu est déjà lié à un autre compte du site de vote.',
  link_no_identifier = "Votre jeu n'envoie aucun identifiant à lier. Contactez le responsable de ce serveur.",
  try_later = 'Le site de vote est injoignable pour le moment. Réessayez dans quelques minutes.',
  slow_down = 'Attendez quelques secondes, puis réessayez.',
}
