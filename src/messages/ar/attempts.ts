// How long each phase of an attempt to deliver a vote took. {duration} is such as “86 ms”.
import type { AreaTranslation } from '../message.ts';

export default {
  dns: 'DNS <b>{duration}</b>',
  connect: 'الاتصال <b>{duration}</b>',
  tls: 'TLS <b>{duration}</b>',
  wait: 'انتظار الاستجابة <b>{duration}</b>',
  read: 'قراءة الاستجابة <b>{duration}</b>',
  untilEnd: 'حتى انتهائها <b>{duration}</b>',
} satisfies AreaTranslation<'attempts'>;
