// Emails to staff members. `{site}` is the name of the site, `{url}` an address on it, `{time}` a date with a time.
import type { AreaTranslation } from '../message.ts';

export default {
  waitingSubject: '{count, plural, other {항목 #개가 승인을 기다려요}}',
  waiting:
    '{count, plural, =1 {{site}에서 {time}부터 항목 하나가 승인을 기다려요.} other {{site}에서 항목 #개가 승인을 기다려요. 가장 오래된 것은 {time}부터예요.}} 승인될 때까지 방문자는 볼 수 없어요.',
  waitingEnd:
    '운영진이라서 받는 이메일이에요. 새 항목이 있을 때만 최대 한 시간에 한 번 보내요. 같은 페이지에서 끌 수 있어요.',
  alert: '{site}: {alert}, {time}부터.',
  alertEnd: '운영진이라서 받는 이메일이에요. 최대 한 시간에 한 번 보내요. 여기서 끌 수 있어요: {url}',
  approval: '{count, plural, other {항목 #개가 승인을 기다려요}}',
  lookAlike: '{count, plural, other {다른 항목과 비슷한 항목이 #개 있어요}}',
  flag: '{count, plural, other {가짜로 보이는 투표가 있는 항목이 #개 있어요}}',
  claim: '{count, plural, other {소유권 주장 #건이 결정을 기다려요}}',
  report: '{count, plural, other {새 신고 #건이 있어요}}',
  approvalName: '승인을 기다리는 항목',
  lookAlikeName: '다른 항목과 비슷한 항목',
  flagName: '의심 투표',
  claimName: '소유권 주장',
  reportName: '신고',
  testAlert: '이 채널로 알림이 도착해요. 테스트예요',
  otherAlert: '결정이 필요한 일이 있어요',
  trialSubject: '체험 모드가 끝났어요',
  trialEnded: '다른 사람이 이 서비스에 접속할 수 있어 {site}의 체험 모드가 끝났어요. 감지된 것: {sign}.',
  trialMeaning: '서비스가 실행되는 컴퓨터의 주소로는 더 이상 투표를 보낼 수 없어요.',
  trialTodo:
    'BASE_URL을 사람들이 쓰는 주소로 설정하고 다시 시작하세요. 웹훅을 다시 이 컴퓨터로 보낼 수 있게 하려면 ALLOW_PRIVATE_TARGETS=127.0.0.0/8,::1/128로 설정하세요.',
} satisfies AreaTranslation<'staffEmails'>;
