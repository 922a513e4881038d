// Why something is reported, as choices of a form and in lists of reports.
import type { AreaTranslation } from '../message.ts';

export default {
  impersonation: 'なりすまし',
  scam: '詐欺またはマルウェア',
  votes: '票を買っている疑い',
  illegal: '不快または違法な内容',
  broken: '動かない、またはなくなった',
  spam: '宣伝またはスパム',
  untrue: 'このBotやサーバーと無関係',
  private: '個人情報の暴露',
  other: 'その他',
} satisfies AreaTranslation<'reportReasons'>;
