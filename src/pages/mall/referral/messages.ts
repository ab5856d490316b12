import { defineMessages } from '../../../kernel/i18n/translate.ts'

export const referralLandingMessages = /* @__PURE__ */ defineMessages('landing', {
  landingTitle: { zh: '专属业务员邀请', en: 'Invited by your salesperson' },
  landingLead: {
    zh: '热镀锌行业采购商城：锌锭、合金、镀锌钢材与辅料，现货供应，双单位计价，运费透明。',
    en: 'The procurement mall for hot-dip galvanizing: zinc ingots, alloys, galvanized steel and auxiliaries from stock, two-unit pricing, transparent freight.',
  },
  invited: { zh: '{{name}} 邀请您加入锌桥', en: '{{name}} invites you to ZincBridge' },
  service: {
    zh: '您的专属业务员将协助选型、报价与交期跟进，不向您收取任何费用。',
    en: 'Your own salesperson helps with selection, quotations and delivery follow-up, at no cost to you.',
  },
  promise1: { zh: '现货与行情价，结算时锁价', en: 'Spot and index prices, locked at checkout' },
  promise2: { zh: '质保书、磅单可在线验真', en: 'Mill certificates and weigh notes verifiable online' },
  promise3: { zh: '可开增值税专用发票，支持企业账期与采购审批', en: 'Special VAT invoices, company credit and purchase approval' },
  register: { zh: '立即注册', en: 'Register now' },
  registerHelp: { zh: '注册后即绑定这位业务员', en: 'Registering links you to this salesperson' },
  login: { zh: '已有账号，去登录', en: 'Log in to an existing account' },
  bind: { zh: '设为我的业务员', en: 'Make this my salesperson' },
  binding: { zh: '正在绑定…', en: 'Linking…' },
  bound: { zh: '{{name}} 已是您的专属业务员', en: '{{name}} is now your salesperson' },
  standing_other: {
    zh: '您已有专属业务员，如需更换请联系平台客服',
    en: 'You already have a salesperson; contact platform service to change',
  },
  standing_self: {
    zh: '这是您自己的推广页，把链接或推广码发给客户即可',
    en: 'This is your own referral page: send the link or code to your customers',
  },
  standing_notForYou: {
    zh: '业务员、企业子账号与同公司成员不能绑定业务员',
    en: 'Salespeople, company sub-accounts and members of the same company cannot link to a salesperson',
  },
  unknown: { zh: '推广码不存在或已停用', en: 'The referral code does not exist or is inactive' },
  unknownHelp: { zh: '请核对链接，或直接浏览商城', en: 'Please check the link, or browse the mall' },
  noCode: { zh: '凭业务员的链接或推广码加入', en: 'Join with a salesperson’s link or referral code' },
  noCodeHelp: { zh: '请输入业务员提供的推广码', en: 'Please enter the referral code from your salesperson' },
  code: { zh: '推广码', en: 'Referral code' },
  open: { zh: '查看', en: 'View' },
  shop: { zh: '逛逛商城', en: 'Browse the mall' },
  failed: { zh: '操作未成功，请重试', en: 'That did not work, please try again' },
})
