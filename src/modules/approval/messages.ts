import { defineMessages } from '../../kernel/i18n/translate.ts'

export const approvalMessages = /* @__PURE__ */ defineMessages('approval', {
  // Why approval is needed, as the requester and the approvers read it.
  whyOverOrderLimit: { zh: '超过单笔限额 ¥{{limit}}', en: 'Above the limit per order of ¥{{limit}}' },
  whyOverMonthLimit: {
    zh: '超过月度限额 ¥{{limit}}（当时已用 ¥{{spent}}，含审批中的申请）',
    en: 'Above the limit per month of ¥{{limit}} (¥{{spent}} used by then, requests under approval included)',
  },
  whyOverBudget: {
    zh: '超过成本中心月预算 ¥{{limit}}（当时已用 ¥{{spent}}）',
    en: "Above the cost centre's budget of ¥{{limit}} per month (¥{{spent}} used by then)",
  },
  whyByRule: { zh: '符合审批规则“{{rule}}”', en: 'The approval rule “{{rule}}” applies' },
  // What an order is refused with that needs approval.
  overOrderLimit: {
    zh: '超过单笔限额 ¥{{limit}}，请提交采购申请',
    en: 'Above the limit per order of ¥{{limit}}; please submit a purchase request',
  },
  overMonthLimit: {
    zh: '超过月度限额 ¥{{limit}}（本月已用 ¥{{spent}}，含审批中的申请），请提交采购申请',
    en: 'Above the limit per month of ¥{{limit}} (¥{{spent}} used, requests under approval included); please submit a purchase request',
  },
  overBudget: {
    zh: '超过成本中心月预算 ¥{{limit}}（本月已用 ¥{{spent}}），请提交采购申请',
    en: "Above the cost centre's budget of ¥{{limit}} per month (¥{{spent}} used); please submit a purchase request",
  },
  neededByRule: { zh: '按审批规则“{{rule}}”，请提交采购申请', en: 'The approval rule “{{rule}}” asks for a purchase request' },
  requestOnly: { zh: '您的角色不能直接下单，请提交采购申请', en: 'Your role does not place orders; please submit a purchase request' },
  notASub: { zh: '仅企业子账号可提交采购申请', en: 'Only sub-accounts of an enterprise submit purchase requests' },
  noApprover: { zh: '企业没有可用的审批人，请联系主账号', en: 'The company has nobody who may approve; please ask the main account' },
  alreadyAsked: { zh: '该询价结果已提交审批，请勿重复提交', en: 'This award is already under approval' },
  requestGone: { zh: '采购申请不存在或无权查看', en: 'The purchase request does not exist or is not yours to see' },
  requestMoved: { zh: '采购申请已处理，请刷新', en: 'The purchase request was decided already, please refresh' },
  notYourTurn: { zh: '当前步骤不需要您审批，或您已审批', en: 'This step does not wait for you, or you decided already' },
  commentRequired: { zh: '请填写原因', en: 'please give a reason' },
  aboveYourLimit: {
    zh: '金额超过您的单笔限额，需由更高级别审批',
    en: 'The amount is above your own limit per order; a higher level must approve',
  },
  contentChanged: { zh: '申请内容与提交时不一致，不能执行', en: 'The request is not what was handed in and cannot be carried out' },
  priceRose: {
    zh: '价格已上涨：提交时 ¥{{asked}}，现为 ¥{{now}}，此前的审批仅对提交时的金额有效，请退回后重新提交',
    en: 'Prices rose: ¥{{asked}} when it was handed in, ¥{{now}} now. Earlier approvals hold for the former only; please return it to be handed in again',
  },
  ruleGone: { zh: '审批规则不存在或已删除', en: 'The approval rule does not exist or was deleted' },
  ruleNameRequired: { zh: '请输入规则名称', en: 'please enter the name of the rule' },
  amountInvalid: { zh: '请输入金额（元），留空表示任意金额', en: 'please enter an amount in yuan, or nothing for any amount' },
  stepsRequired: { zh: '请至少设置一个审批步骤', en: 'please set at least one step' },
  approverUnknown: { zh: '所选人员不能审批', en: 'this person cannot approve' },
  daysInvalid: { zh: '请选择有效的起止日期', en: 'please choose valid days' },
  delegationGone: { zh: '委托不存在或已结束', en: 'The delegation does not exist or has ended' },
  statePENDING: { zh: '审批中', en: 'Under approval' },
  stateAPPROVED: { zh: '已通过', en: 'Approved' },
  stateREJECTED: { zh: '已驳回', en: 'Rejected' },
  stateRETURNED: { zh: '已退回', en: 'Returned' },
  stateRECALLED: { zh: '已撤回', en: 'Recalled' },
  stateEXPIRED: { zh: '已过期', en: 'Expired' },
  closingOpen: {
    zh: '有 {{count}} 份采购申请等待审批',
    en: '{{count}} {{count|purchase request waits|purchase requests wait}} for approval',
  },
})
