// How long each phase of an attempt to deliver a vote took. {duration} is such as “86 ms”.
import type { AreaTranslation } from '../message.ts';

export default {
  dns: 'DNS <b>{duration}</b>',
  connect: 'Verbinden <b>{duration}</b>',
  tls: 'TLS <b>{duration}</b>',
  wait: 'Warten auf Antwort <b>{duration}</b>',
  read: 'Antwort lesen <b>{duration}</b>',
  untilEnd: 'Bis zum Ende <b>{duration}</b>',
} satisfies AreaTranslation<'attempts'>;
