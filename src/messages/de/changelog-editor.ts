// Writing changelog entries.
import type { AreaTranslation } from '../message.ts';

export default {
  changelog: 'Changelog',
  writeNotes: 'Release Notes schreiben',
  empty: 'Noch keine Versionen',
  emptyText:
    'Erzähl, was neu ist: Schreib für jede Version einen Changelog-Eintrag oder veröffentliche ihn aus deinem Release-Prozess.',
  emptyTextWithoutPlan:
    'Mit dem Tarif Plus oder Enterprise kannst du für jede Version einen Changelog-Eintrag veröffentlichen.',
  notIncluded: 'Dein Tarif enthält das Changelog nicht.',
  notIncludedText: 'Es gehört zu Plus, Enterprise und dem Add-on Changelog Pro.',
  notIncludedEntries: 'Bisherige Changelog-Einträge bleiben öffentlich, und du kannst sie weiterhin löschen.',
  whereShown:
    'Diese Changelog-Einträge stehen im <page>öffentlichen Changelog</page>. Dein Release-Prozess kann <guide>sie automatisch veröffentlichen</guide>.',
  released: 'Veröffentlicht {time}',
  releasedAndEdited: 'Veröffentlicht {time}, bearbeitet {editedTime}',
  removedByStaff: 'Vom Admin-Team entfernt',

  newNotes: 'Neue Release Notes',
  editVersion: '{version} bearbeiten',
  publish: 'Veröffentlichen',
  limit: 'Bis zu {max, number} Änderungen pro Stunde, auch über die API.',
  published: 'Version {version} veröffentlicht.',
  updated: 'Version {version} aktualisiert.',

  gone: 'Dieser Changelog-Eintrag kann nicht bearbeitet werden, weil er gelöscht oder vom Admin-Team entfernt wurde.',
  versionTaken: 'Zu dieser Version gibt es schon einen Changelog-Eintrag. Bearbeite stattdessen den.',
  inFuture: 'Der Zeitpunkt der Veröffentlichung darf nicht in der Zukunft liegen.',
  planExcludes:
    'Dein Tarif enthält das Changelog nicht. Bitte den Betreiber dieser Seite, zu Plus oder Enterprise zu wechseln.',
  versionRemoved: 'Das Admin-Team hat diese Version entfernt. Veröffentliche unter einer anderen Version.',
  unknownListing: 'Diesen Eintrag gibt es nicht mehr.',
  tooManyChanges: 'Pro Stunde sind {max, number} Änderungen möglich. Versuch es in {wait} noch einmal.',

  deleteVersion: '{version} löschen',
  deleteQuestion: '{version} löschen?',
  deleteEntry: 'Changelog-Eintrag löschen',
  deleteText:
    'Der Changelog-Eintrag wird von der öffentlichen Seite und aus den Feeds entfernt. Das lässt sich nicht rückgängig machen, aber du kannst die Version erneut veröffentlichen.',
  deleted: 'Version {version} gelöscht.',
  deleteTooMany: 'Du hast in dieser Stunde zu viel geändert. Versuch es in {wait} noch einmal.',
  deleteRemoved: 'Dieser Changelog-Eintrag kann nicht gelöscht werden, weil das Admin-Team ihn entfernt hat.',
} satisfies AreaTranslation<'changelogEditor'>;
