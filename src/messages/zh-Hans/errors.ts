// Error pages: what happened, and what to do.
import type { AreaTranslation } from '../message.ts';

export default {
  noAccess: '你没有访问权限',
  noAccessText: '你已登录，但这个项目属于别人。',
  notFound: '找不到页面',
  notFoundText: '地址可能输错了，或者项目已被移除。',
  tooMuchData: '数据过大',
  tooMuchDataText: '你发送的数据太大了。请缩小后重新发送。',
  unreadableForm: '无法读取这个表单',
  unreadableFormText: '请返回上一页，刷新后重新提交。',
  tooManyRequests: '请求过多',
  tooManyRequestsText: '请等几分钟，再返回重试。',
  failed: '出了点问题',
  failedText: '问题出在我们这边，没有丢失任何内容。请稍后再试。',
  unavailable: '服务暂时不可用',
  unavailableText: '无法连接数据库。请一分钟后再试。已计入的投票不会丢失。',
  foreignForm: '这个表单不是从本站提交的',
  foreignFormText: '为保护你的账号，只接受从本站提交的表单。请返回上一页，刷新后重新提交。',
  home: '首页',
  bots: '机器人',
  servers: '服务器',
  supportCode: '向<contact>支持团队</contact>求助时，请附上这个编号：{code}',
  tooManySearches: '搜索过多',
  tooManySearchesText: '你所在的网络搜索次数过多。{wait}后可以再次搜索。其他功能不受影响。',
  searchAgain: '重新搜索',
  showAll: '显示全部',
} satisfies AreaTranslation<'errors'>;
