// The check before a vote that the voter is not a robot: our own puzzle, which the browser solves, or the captcha of
// {provider}, such as Turnstile.
import type { AreaTranslation } from '../message.ts';

export default {
  replaced:
    '{provider}, che qui verifica che tu non sia un robot, al momento non risponde. Al suo posto il browser risolve un puzzle, che richiede qualche secondo in più.',
  blocked:
    'Il browser non è riuscito a caricare la verifica di {provider}. Consenti {hosts} per questa pagina, ad esempio nel tuo ad blocker, e ricarica.',
  failed: 'La verifica di {provider} non è riuscita. Riprova o ricarica la pagina.',
  takesSeconds: 'La verifica richiede qualche secondo.',
  takesLonger:
    'Questa verifica richiede più tempo del solito, perché dalla tua rete sono arrivati molti voti o verifiche fallite, o perché ne sostituisce un’altra.',
  needsScriptForPuzzle:
    'Per votare serve JavaScript, perché il browser risolve un piccolo puzzle che tiene lontani i robot. Tutto il resto del sito funziona senza.',
  needsScriptForCaptcha:
    'Per votare serve JavaScript, perché {provider} verifica che tu non sia un robot. Tutto il resto del sito funziona senza.',
  notRobot: 'Non sono un robot',
  checking: 'Verifichiamo che tu non sia un robot…',
  checked: 'Verificato: non sei un robot',
  checkFailed: 'Verifica non riuscita. Riprova.',
  checkExpired: 'La verifica è scaduta. Riprova.',
  checkRuns: 'La verifica è ancora in corso. Attendi.',
  needsHttps: 'La verifica funziona solo con HTTPS. Avvisa chi gestisce il sito.',
  notLoaded: 'Non è stato possibile caricare la verifica. Ricarica la pagina per riprovare.',
  progress: 'Avanzamento della verifica',
  secondsLeft: 'Al massimo ancora {seconds} s',
  captchaUnsolved: 'Completa la verifica di {provider}, poi premi Vota. Serve JavaScript.',
  captchaRefused: '{provider} non ha accettato la verifica. Ripetila, poi premi Vota.',
  captchaUnavailable:
    '{provider} al momento non risponde, quindi il tuo voto non è ancora stato contato. Il browser risolve invece un puzzle: premi di nuovo Vota.',
  expired: 'La verifica anti-robot è scaduta. Premi di nuovo Vota.',
  unsolved:
    'Il browser non ha finito la verifica anti-robot. Aspetta che termini, poi premi di nuovo Vota. Serve JavaScript: se è disattivato, attivalo per questa pagina.',
} satisfies AreaTranslation<'voterCheck'>;
