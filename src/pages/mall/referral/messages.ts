import { defineMessages } from '../../../kernel/i18n/translate.ts'

export const referralLandingMessages = /* @__PURE__ */ defineMessages('landing', {
  landingTitle: { zh: '专属业务员邀请', en: 'Invited by your salesperson' },
  landingLead: {
    zh: '热镀锌行业采购商城：锌锭、合金、镀锌钢材与辅料，正品现货，双单位计价，运费透明。',
    en: 'The mall of hot-dip galvanizing: zinc ingots, alloys, galvanized steel and auxiliaries from stock, priced in two units, with clear freight.',
  },
  invited: { zh: '{{name}} 邀请您加入锌桥', en: '{{name}} invites you to ZincBridge' },
  service: {
    zh: '您的专属业务员将协助选型、报价与交期跟进，不向您收取任何费用。',
    en: 'Your own salesperson helps with selection, prices and delivery dates. It costs you nothing.',
  },
  promise1: { zh: '现货与锌价挂钩价，下单即锁价', en: 'Stock and index prices, locked when you order' },
  promise2: { zh: '质保书、磅单随货可验真', en: 'Mill certificates and weigh notes that can be verified' },
  promise3: { zh: '增值税专票，企业账期与子账号审批', en: 'VAT invoices, company terms and approval of sub-accounts' },
  register: { zh: '立即注册', en: 'Register now' },
  registerHelp: { zh: '注册后自动成为其客户', en: 'You become their customer by registering' },
  login: { zh: '已有账号，去登录', en: 'Log in to an existing account' },
  bind: { zh: '设为我的业务员', en: 'Make them my salesperson' },
  binding: { zh: '正在绑定', en: 'One moment' },
  bound: { zh: '{{name}} 已是您的专属业务员', en: '{{name}} is your salesperson' },
  standing_other: {
    zh: '您已有专属业务员，如需更换请联系平台客服',
    en: 'You have a salesperson already; the platform’s service can change it',
  },
  standing_self: {
    zh: '这是您自己的推广页，把链接或推广码发给客户即可',
    en: 'This is your own page: send the link or the code to your customers',
  },
  standing_notForYou: {
    zh: '业务员、企业子账号与同公司成员不能绑定业务员',
    en: 'Salespeople, sub-accounts and people of the same company have no salesperson',
  },
  unknown: { zh: '推广码不存在或已停用', en: 'This promotion code does not exist or is no longer in use' },
  unknownHelp: { zh: '请核对链接，或直接浏览商城', en: 'Check the link, or look around the mall' },
  noCode: { zh: '凭业务员的链接或推广码加入', en: 'Join by the link or code of a salesperson' },
  noCodeHelp: { zh: '请输入业务员提供的推广码', en: 'Type the code that your salesperson gave you' },
  code: { zh: '推广码', en: 'Promotion code' },
  open: { zh: '查看', en: 'View' },
  shop: { zh: '逛逛商城', en: 'Look around' },
  failed: { zh: '操作未成功，请重试', en: 'That did not work, please try again' },
})
