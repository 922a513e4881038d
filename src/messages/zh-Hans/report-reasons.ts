// Why something is reported, as choices of a form and in lists of reports.
import type { AreaTranslation } from '../message.ts';

export default {
  impersonation: '冒充他人',
  scam: '诈骗或恶意软件',
  votes: '疑似刷票',
  illegal: '冒犯或违法内容',
  broken: '失效或已消失',
  spam: '广告或垃圾信息',
  untrue: '与此机器人或服务器无关',
  private: '泄露隐私信息',
  other: '其他',
} satisfies AreaTranslation<'reportReasons'>;
