// The frame of the documentation; the guides themselves are in English.
import type { AreaTranslation } from '../message.ts';

export default {
  pageTitle: '{title} · التوثيق',
  navigation: 'التوثيق',
  overview: 'نظرة عامة',
  apiReference: 'مرجع API',
  downloads: 'التنزيلات',
  quickStarts: 'البدء السريع',
  topics: 'المواضيع',
  title: 'التوثيق',
  description: 'استقبال الأصوات والتحقق منها والنشر على {site}.',
  lead: 'استقبال كل صوت عبر Webhook موقّع أو عبر بث مباشر، والتحقق ممن صوّت، والإبلاغ عن إحصاءات البوت. يبدأ كل دليل بشيفرة تعمل وينتهي بحل المشكلات.',
  quickStartsLead: 'خمس دقائق تفصلك عن أول صوت. ما الذي يعمل لديك؟',
  apiReferenceText: 'كل نقطة نهاية بحقولها وأخطائها وطلب جاهز للنسخ.',
  machineReadable: 'تنسيقات تقرأها الآلة',
  machineReadableText:
    'واجهة API وWebhook موصوفان في <openapi>OpenAPI 3.1</openapi>، ويمكن توليد عميل منه. كل دليل متاح أيضًا بصيغة Markdown بإضافة <code>.md</code> إلى عنوان URL. يسرد <llms>llms.txt</llms> كل الأدلة.',
  examplesNote:
    'في الأمثلة، الأوقات والمعرّفات والأسرار مختلقة، وJSON منسّق لتسهيل القراءة. وكل ما عدا ذلك هو تمامًا ما تُرجعه واجهة API.',
  asMarkdown: 'هذه الصفحة بصيغة Markdown',
} satisfies AreaTranslation<'docs'>;
