// Staff: the settings of the site that need no restart, each with a label and a hint. Names in capital letters are
// environment variables and stay as they are.
import type { AreaTranslation } from '../message.ts';

export default {
  title: '사이트 설정',
  intro:
    '변경은 모든 프로세스에 바로 적용돼요. 환경 변수로 정한 설정은 여기서 바꿀 수 없고, 주소, 키, 데이터베이스 같은 일부 설정은 환경 변수로만 정할 수 있어요.',
  groupListings: '등록 항목',
  groupPeople: '사용자',
  groupVotes: '투표',
  groupPlans: '요금제',
  saveSettings: '설정 저장',
  saved: '저장했어요. 설정이 적용됐어요.',
  overridden: '환경에 {variable} 변수가 설정되어 있어 그 값이 우선해요.',
  setByEnvironment: '환경 변수 {variable}에서 정한 값이에요.',
  on: '켬',
  off: '끔',

  approval: '새 등록 항목 승인',
  approvalHint: '켜면 새 등록 항목은 운영진이 승인한 뒤에만 공개돼요.',
  reviews: '리뷰',
  reviewsHint:
    '끄면 리뷰와 작성 양식이 모든 곳에서 숨겨지지만, 삭제되는 것은 없어요. 켜도 소유자는 자신의 등록 항목에서 리뷰를 끌 수 있어요.',

  contact: '연락처',
  contactHint: '이메일 주소 또는 https 주소. 공개돼요.',
  contactInvalid: '이메일 주소 또는 페이지의 https 주소를 입력하세요.',
  privacyUrl: '개인정보 처리방침 주소',
  privacyUrlHint: '다른 사이트에 있을 때만 입력하세요. 아니라면 주소가 “privacy”인 페이지를 작성하세요.',
  termsUrl: '이용약관 주소',
  termsUrlHint: '다른 사이트에 있을 때만 입력하세요. 아니라면 주소가 “terms”인 페이지를 작성하세요.',
  pageUrlInvalid: '페이지의 https 주소를 입력하세요.',
  disposableEmail: '일회용 이메일 주소',
  disposableEmailHint: '가짜 투표자가 여러 계정을 인증하는 데 써요.',
  refuse: '거부',
  allow: '허용',
  accountsPerNetwork: '네트워크마다 한 시간에 만들 수 있는 새 계정 수',
  limitHint: '정수를 입력하세요. 제한이 없으면 “off”.',
  limitInvalid: '1부터 {most, number}까지의 정수를 입력하세요. 제한이 없으면 “off”를 입력하세요.',

  voteCaptcha: '투표 전 확인',
  voteCaptchaHint: '다른 업체의 캡차를 쓰려면 환경 변수에 VOTE_CAPTCHA와 해당 키를 설정하세요.',
  captchaOff: '브라우저가 알아서 퍼즐을 풂',
  captchaAltcha: '투표자가 체크박스를 누르고, 퍼즐이 더 어려움',
  votesPerNetwork: '투표 주기마다 항목 하나에 한 네트워크에서 할 수 있는 투표 수',
  votesPerNetworkHint: '정수를 입력하세요. 제한이 없으면 “off”. 가정이나 학교는 보통 네트워크 하나를 함께 써요.',
  votesPerNetworkHour: '모든 항목을 합쳐 한 네트워크에서 한 시간에 할 수 있는 투표 수',

  planWeights: '투표 가중치',
  planWeightsHint:
    '순위에서 한 표가 갖는 비중이에요. 1부터 9999까지 쓸 수 있어요. 이미 한 투표의 가중치는 바뀌지 않아요.',
  planWeightsInvalid: '요금제마다 1부터 9999까지의 정수를 입력하세요.',
  weightOfPlan: '{plan} 요금제',
  planNames: '요금제 이름',
  planNamesHint: '페이지에 표시되는 요금제 이름, 최대 24자. 쉼표와 등호는 쓸 수 없어요.',
  planNamesInvalid: '요금제마다 1~24자를 입력하세요. 쉼표와 등호는 쓸 수 없어요.',
  nameOfPlan: '요금제 “{plan}”',
} satisfies AreaTranslation<'siteSettings'>;
