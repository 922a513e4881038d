// Buttons and links that many pages share.
import type { AreaTranslation } from '../message.ts';

export default {
  save: 'Kaydet',
  cancel: 'Vazgeç',
  delete: 'Sil',
  edit: 'Düzenle',
  remove: 'Kaldır',
  close: 'Kapat',
  search: 'Ara',
  copy: 'Kopyala',
  copied: 'Kopyalandı',
  previous: 'Önceki',
  next: 'Sonraki',
  continue: 'Devam et',
  undo: 'Geri al',
  preview: 'Önizle',
  dismiss: 'Kapat',
} satisfies AreaTranslation<'buttons'>;
