// For staff: what a listing consists of, and what to know of it before approving it.
import type { AreaTranslation } from '../message.ts';

export default {
  noText: '概要も説明もありません。',
  link: 'リンク',
  address: 'アドレス',
  video: '動画',
  mods: 'MOD',
  tags: 'タグ',

  nothing: '紛らわしい掲載、重複、過去の却下、ほかの掲載はありません。',
  lookAlikes: '紛らわしい掲載',
  namesLookSame: '名前が同じに見えます。',
  namesNearlySame: '名前がほぼ同じです。',
  duplicates: '重複',
  same: '{parts}が同じです。',
  sameAddress: 'アドレス',
  sameLink: 'リンクまたはアプリケーション',
  sameDescription: '説明',
  earlierRejections: '過去の却下',
  otherListings: 'オーナーのほかの掲載',
  ownerVerified: 'オーナー確認済み',
  byOwner: 'オーナー：{owner}',
  waiting: '承認待ち',
  rejected: '却下',
  hidden: '非表示',
} satisfies AreaTranslation<'approvals'>;
