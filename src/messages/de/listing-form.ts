// The form of a listing, its page and pictures.
import type { AreaTranslation } from '../message.ts';

export default {
  name: 'Name',
  applicationId: 'Discord-Anwendungs-ID',
  applicationIdHint:
    'Sie wird zur ID des Eintrags und kann später nicht geändert werden. Du brauchst sie oder einen Einladungslink, um nachzuweisen, dass der Bot dir gehört.',
  summary: 'Kurzbeschreibung',
  summaryHint: 'Ein Satz für Listen und Suchergebnisse, höchstens {max, number} Zeichen.',
  description: 'Beschreibung',
  descriptionHint:
    'Markdown: Überschriften, **fett**, *kursiv*, Listen, Links, Code, Tabellen und Bilder, zum Beispiel ![Spawn](https://…/spawn.png). Eine Leerzeile beginnt einen neuen Absatz. Webadressen werden zu Links. Es werden höchstens {max, number} Bilder gezeigt.',
  address: 'Serveradresse',
  addressMinecraft:
    'Was Spieler eingeben, um beizutreten, zum Beispiel play.oak.example. Von dieser Adresse wird auch die Spielerzahl abgerufen.',
  addressFivem:
    'Host und Port, zum Beispiel play.oak.example:30120. Von dieser Adresse wird auch die Spielerzahl abgerufen.',
  addressRoblox:
    'Die Seite des Erlebnisses auf roblox.com oder seine Place-ID. Die Spielerzahl wird von Roblox abgerufen.',
  addressHytale:
    'Host und Port, zum Beispiel play.oak.example:5520. Für die Spielerzahl ist das Plugin HyQuery oder Nitrado:Query nötig.',
  inviteLink: 'Einladungslink',
  inviteLinkHint: 'Wo man den Bot hinzufügt.',
  website: 'Website',
  serverWebsiteHint: 'Eine Seite mit weiteren Infos über den Server.',
  categories: 'Kategorien, höchstens {max, number}',
  mods: 'Modpack oder Mod-Loader',
  modsHint: 'Was man zum Mitspielen installieren muss, zum Beispiel Fabric 1.21 oder der Name eines Modpacks.',
  tags: 'Tags',
  tagsHint:
    'Höchstens {max, number}, mit Kommas getrennt, zum Beispiel {game, select, minecraft {survival, no-pay-to-win} fivem {roleplay, racing} roblox {obby, simulator} hytale {abenteuer, minispiele} other {musik, moderation}}',
  country: 'Land',
  countryHint: 'Wo der Server steht, damit Spieler einen in der Nähe wählen können.',
  countryNone: 'Keine Angabe',
  languages: 'Sprachen',
  botLanguages: 'Sprachen, die der Bot spricht',
  serverLanguages: 'Sprachen, die auf dem Server gesprochen werden',

  moreLinks: 'Weitere Links und Video',
  botWebsiteHint: 'Eine Seite mit weiteren Infos über den Bot.',
  botDiscordHint: 'Eine Einladung in deine Community, zum Beispiel https://discord.gg/abc123.',
  serverDiscordHint: 'Eine Einladung in die Community des Servers, zum Beispiel https://discord.gg/abc123.',
  supportHint: 'Wo man Hilfe bekommt.',
  sourceHint: 'Falls er Open Source ist.',
  botStoreHint: 'Wo man Premium kaufen kann.',
  serverStoreHint: 'Wo man Ränge oder Items kaufen kann.',
  video: 'Video',
  videoHint: 'Der Link eines Videos auf YouTube oder Vimeo. Es wird erst geladen, wenn jemand es ansehen will.',

  page: 'Seite',
  about: 'Infos',
  linksAndVideo: 'Links und Video',
  saved: 'Gespeichert.',
  resubmitted: '{done} Das Admin-Team prüft den Eintrag noch einmal.',

  yourPage: 'Deine Seite',
  viewPage: 'Seite ansehen',
  partIcon: 'Icon',
  addIcon: 'Icon hinzufügen',
  partBanner: 'Banner',
  addBanner: 'Banner hinzufügen',
  partSummary: 'Kurzbeschreibung',
  addSummary: 'Kurzbeschreibung hinzufügen',
  partDescription: 'Beschreibung',
  addDescription: 'Beschreibung hinzufügen',
  partImages: 'Bilder',
  addImages: 'Bilder hinzufügen',
  partLinks: 'Links',
  addLinks: 'Links hinzufügen',

  pictures: 'Bilder',
  images: 'Bilder',
  imageCount:
    '{count, number} von {max, number}. Sie erscheinen auf der Seite in dieser Reihenfolge und lassen sich in voller Größe öffnen.',
  noImages: 'Noch keine Bilder. Das erste kann ein Screenshot sein.',
  chooseImage: 'Wähle zuerst ein Bild.',
  tooManyUploads: 'Du kannst {max, number} Bilder pro Stunde hochladen. Versuch es später noch einmal.',

  iconSaved: 'Icon gespeichert.',
  removeIcon: 'Icon entfernen',
  removeIconQuestion: 'Das Icon entfernen?',
  removeIconText:
    'Stattdessen wird der erste Buchstabe des Namens gezeigt. Du kannst jederzeit ein anderes Bild hochladen.',
  iconRemoved: 'Icon entfernt.',

  banner: 'Banner',
  bannerText: 'Ein breites Bild oben auf der Seite des Eintrags.',
  bannerImage: 'Bild für das Banner',
  bannerHint:
    'Am besten {width, number, ::group-off} × {height, number, ::group-off} Pixel, mindestens {leastWidth, number, ::group-off} × {leastHeight, number, ::group-off}. Andere Formate werden zugeschnitten.',
  saveBanner: 'Banner speichern',
  bannerSaved: 'Banner gespeichert.',
  removeBanner: 'Banner entfernen',
  removeBannerQuestion: 'Das Banner entfernen?',
  removeBannerText:
    'Die Seite beginnt dann mit dem Namen des Eintrags. Du kannst jederzeit ein anderes Bild hochladen.',
  bannerRemoved: 'Banner entfernt.',

  addImage: 'Bild hinzufügen',
  galleryFull: 'Die Galerie ist voll. Entferne ein Bild, um ein neues hinzuzufügen.',
  image: 'Bild',
  imageHint:
    'Mindestens {width, number, ::group-off} × {height, number, ::group-off} Pixel. Von einer Animation zählt nur das erste Bild.',
  alternativeText: 'Alternativtext',
  alternativeTextHint:
    'Pflichtfeld. Beschreibe, was das Bild zeigt, für alle, die es nicht sehen können. Höchstens {max, number} Zeichen.',
  addImageButton: 'Bild hinzufügen',
  imageAdded: 'Bild hinzugefügt.',
  imagesFull: 'Es gibt schon {max, number} Bilder. Entferne eins, um ein neues hinzuzufügen.',
  imageKnown: 'Dieses Bild gibt es hier schon. Wähle ein anderes.',

  imagePlace: 'Bild {place, number} von {count, number}',
  alternativeTextRequired: 'Pflichtfeld.',
  saveText: 'Text speichern',
  ofImage: 'von Bild {place, number}',
  theImage: ': Bild {place, number}',
  moveUp: 'Nach oben',
  moveDown: 'Nach unten',
  textSaved: 'Alternativtext gespeichert.',
  removeImage: 'Bild entfernen',
  removeImageQuestion: 'Dieses Bild entfernen?',
  imageRemoved: 'Bild entfernt.',
} satisfies AreaTranslation<'listingForm'>;
