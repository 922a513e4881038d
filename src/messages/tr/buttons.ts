// Buttons and links that many pages share.
import type { AreaTranslation } from '../message.ts';

export default {
  save: 'Kaydet',
  cancel: 'Vazgeç',
  delete: 'Sil',
  edit: 'Düzenle',
  remove: 'Kaldır',
  add: 'Ekle',
  close: 'Kapat',
  search: 'Ara',
  show: 'Göster',
  copy: 'Kopyala',
  copied: 'Kopyalandı',
  back: 'Geri',
  previous: 'Önceki',
  next: 'Sonraki',
  continue: 'Devam',
  send: 'Gönder',
  create: 'Oluştur',
  undo: 'Geri al',
  preview: 'Önizle',
  dismiss: 'Kapat',
} satisfies AreaTranslation<'buttons'>;
