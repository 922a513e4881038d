// Emails about listings, as plain text. `{site}` is the name of the site, `{listing}` the name of a listing, `{url}` an
// address on the site. Each line is a paragraph of its own, in the order in which they stand in the email.
import type { AreaTranslation } from '../message.ts';

export default {
  inviteSubject: '{site} 항목 관리 초대',
  invite: '{person}님이 {listing}의 매니저로 초대했어요.',
  offerSubject: '{site} 항목 소유권 제안',
  offer: '{person}님이 {listing} 소유권을 넘기려고 해요.',
  inviteHow: '자세한 내용을 보고 수락하거나 거절하려면 다음 링크를 여세요:',
  inviteEnd: '링크는 7일 안에 한 번, 이 주소로만 쓸 수 있어요. 예상하지 못한 초대라면 이 이메일을 무시하세요.',
  lostSubject: '{listing}의 소유자가 바뀌었어요',
  lost: '다른 사람이 {site}의 {listing} 소유권을 증명했고, 기존 소유자는 증명하지 않았어요. 이제 이 항목은 그 사람의 것이에요.',
  lostRemoved: '매니저, API 토큰, 웹훅, 투표 리스너가 제거됐어요. 투표가 더 이상 전송되지 않아요.',
  lostEnd: '잘못됐다고 생각하면 사이트 운영진에게 문의하세요.',
  transferredSubject: '이제 {listing}의 소유자예요',
  transferred:
    '{site}의 {listing} 소유권을 증명해서 이제 소유자가 됐어요. 이전 소유자의 웹훅과 투표 리스너는 제거됐으니 새로 설정하세요.',
  dismissedSubject: '{listing} 소유권 주장이 기각됐어요',
  dismissed: '{site} 운영진이 {listing} 소유권 주장을 기각했어요. 소유자는 그대로예요.',
  lapsedSubject: '{listing} 소유권 주장이 끝났어요',
  lapsed:
    '확인할 때 증명을 찾을 수 없어 {site}의 {listing} 소유권 주장이 끝났어요. 코드를 다시 게시하고 소유권을 다시 주장하세요.',
  replySubject: '{listing} 리뷰에 답글이 달렸어요',
  reply: '{site}에 남긴 {listing} 리뷰에 팀이 답글을 달았어요:',
  replyEnd: '답글 이메일은 여기서 끌 수 있어요:\n{url}',
  reviewRemovedSubject: '{listing} 리뷰가 제거됐어요',
  reviewRemoved: '{site} 운영진이 {listing} 리뷰를 제거했어요.',
  reason: '이유: {reason}',
  reviewRemovedEnd: '본인과 운영진만 볼 수 있어요. {days, number}일 후에 {listing} 리뷰를 다시 쓸 수 있어요.',
  reviewShownSubject: '{listing} 리뷰가 다시 표시돼요',
  reviewShown: '{site} 운영진이 {listing} 리뷰를 복원했어요. 다시 누구나 볼 수 있어요.',
  reportSubject: '{listing} 신고 결과',
  reportedListing: '{site}에서 {listing} 항목을 신고했어요.',
  reportedEntry: '{site}에서 {listing} {version} 버전을 신고했어요.',
  reportedReview: '{site}에서 {listing} 리뷰를 신고했어요.',
  reportedProfile: '{site}에서 {listing}님의 프로필을 신고했어요.',
  profileHiddenSubject: '프로필이 숨겨졌어요',
  profileHidden: '{site} 운영진이 공개 프로필을 숨겼어요. 더 이상 다른 사람이 볼 수 없어요.',
  nameClearedSubject: '이름이 지워졌어요',
  nameCleared: '{site} 운영진이 이름을 지웠어요. 계정에서 다른 이름을 고르세요.',
  profileShownSubject: '프로필 숨김이 풀렸어요',
  profileShown: '{site} 운영진이 프로필 숨김을 풀었어요. 공개로 설정했다면 다시 공개돼요.',
} satisfies AreaTranslation<'listingEmails'>;
