// The frame of every page.
import type { AreaTranslation } from '../message.ts';

export default {
  skipToContent: 'الانتقال إلى المحتوى',
  staffTitle: '{title} · الإدارة',
  main: 'القائمة الرئيسية',
  bots: 'البوتات',
  servers: 'الخوادم',
  docs: 'التوثيق',
  dashboard: 'لوحة التحكم',
  notices:
    '{shown}<unseen> {count, plural, zero {إشعار} one {إشعار} two {إشعار} few {إشعارات} many {إشعارًا} other {إشعار}}</unseen>',
  staff: 'الإدارة',
  signIn: 'تسجيل الدخول',
  signUp: 'إنشاء حساب',
  freeSoftware: 'Plaudit برنامج حر للبوتات وخوادم الألعاب.',
  runsOnPlaudit: 'يعمل {name} بنظام Plaudit، وهو برنامج حر للبوتات وخوادم الألعاب.',
  thisService: 'هذه الخدمة',
  topVoters: 'أبرز المصوّتين',
  documentation: 'التوثيق',
  apiReference: 'مرجع API',
  language: 'اللغة',
  changeLanguage: 'تغيير اللغة',
} satisfies AreaTranslation<'layout'>;
