// Diagnoses of responses, from the receiver or a proxy in front of it (decision D17).
import { message } from '../messages/message.ts';
import type { Diagnosis } from './evidence.ts';

/** Statuses with their own diagnosis; the others use the diagnosis of their class. */
type HttpCode =
  | `http_${400 | 401 | 403 | 404 | 405 | 406 | 408 | 409 | 410 | 411 | 413 | 414 | 415 | 421 | 422 | 429 | 431}`
  | `http_${500 | 501 | 502 | 503 | 504 | 520 | 521 | 522 | 523 | 524 | 525 | 526 | 530}`
  | 'http_4xx'
  | 'http_5xx'
  | 'http_other';
export type ResponseCode = HttpCode | 'delivered' | 'redirect';

export const RESPONSE_DIAGNOSES: Readonly<Record<ResponseCode, Diagnosis>> = {
  delivered: { happened: message('responseDiagnoses.delivered'), todo: message('responseDiagnoses.deliveredTodo') },
  redirect: { happened: message('responseDiagnoses.redirect'), todo: message('responseDiagnoses.redirectTodo') },
  http_400: { happened: message('responseDiagnoses.http400'), todo: message('responseDiagnoses.http400Todo') },
  http_401: { happened: message('responseDiagnoses.http401'), todo: message('responseDiagnoses.http401Todo') },
  http_403: { happened: message('responseDiagnoses.http403'), todo: message('responseDiagnoses.http403Todo') },
  http_404: { happened: message('responseDiagnoses.http404'), todo: message('responseDiagnoses.http404Todo') },
  http_405: { happened: message('responseDiagnoses.http405'), todo: message('responseDiagnoses.http405Todo') },
  http_406: { happened: message('responseDiagnoses.http406'), todo: message('responseDiagnoses.http406Todo') },
  http_408: { happened: message('responseDiagnoses.http408'), todo: message('responseDiagnoses.http408Todo') },
  http_409: { happened: message('responseDiagnoses.http409'), todo: message('responseDiagnoses.http409Todo') },
  http_410: { happened: message('responseDiagnoses.http410'), todo: message('responseDiagnoses.http410Todo') },
  http_411: { happened: message('responseDiagnoses.http411'), todo: message('responseDiagnoses.http411Todo') },
  http_413: { happened: message('responseDiagnoses.http413'), todo: message('responseDiagnoses.http413Todo') },
  http_414: { happened: message('responseDiagnoses.http414'), todo: message('responseDiagnoses.http414Todo') },
  http_415: { happened: message('responseDiagnoses.http415'), todo: message('responseDiagnoses.http415Todo') },
  http_421: { happened: message('responseDiagnoses.http421'), todo: message('responseDiagnoses.http421Todo') },
  http_422: { happened: message('responseDiagnoses.http422'), todo: message('responseDiagnoses.http422Todo') },
  http_429: { happened: message('responseDiagnoses.http429'), todo: message('responseDiagnoses.http429Todo') },
  http_431: { happened: message('responseDiagnoses.http431'), todo: message('responseDiagnoses.http431Todo') },
  http_500: { happened: message('responseDiagnoses.http500'), todo: message('responseDiagnoses.http500Todo') },
  http_501: { happened: message('responseDiagnoses.http501'), todo: message('responseDiagnoses.http501Todo') },
  http_502: { happened: message('responseDiagnoses.http502'), todo: message('responseDiagnoses.http502Todo') },
  http_503: { happened: message('responseDiagnoses.http503'), todo: message('responseDiagnoses.http503Todo') },
  http_504: { happened: message('responseDiagnoses.http504'), todo: message('responseDiagnoses.http504Todo') },
  http_520: { happened: message('responseDiagnoses.http520'), todo: message('responseDiagnoses.http520Todo') },
  http_521: { happened: message('responseDiagnoses.http521'), todo: message('responseDiagnoses.http521Todo') },
  http_522: { happened: message('responseDiagnoses.http522'), todo: message('responseDiagnoses.http522Todo') },
  http_523: { happened: message('responseDiagnoses.http523'), todo: message('responseDiagnoses.http523Todo') },
  http_524: { happened: message('responseDiagnoses.http524'), todo: message('responseDiagnoses.http524Todo') },
  http_525: { happened: message('responseDiagnoses.http525'), todo: message('responseDiagnoses.http525Todo') },
  http_526: { happened: message('responseDiagnoses.http526'), todo: message('responseDiagnoses.http526Todo') },
  http_530: { happened: message('responseDiagnoses.http530'), todo: message('responseDiagnoses.http530Todo') },
  http_4xx: { happened: message('responseDiagnoses.http4xx'), todo: message('responseDiagnoses.http4xxTodo') },
  http_5xx: { happened: message('responseDiagnoses.http5xx'), todo: message('responseDiagnoses.http5xxTodo') },
  http_other: { happened: message('responseDiagnoses.httpOther'), todo: message('responseDiagnoses.httpOtherTodo') },
};
