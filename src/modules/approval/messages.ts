import { defineMessages } from '../../kernel/i18n/translate.ts'

export const approvalMessages = /* @__PURE__ */ defineMessages('approval', {
  // Why approval is needed, as the requester and the approvers read it.
  whyOverOrderLimit: { zh: '超过单笔限额 ¥{{limit}}', en: 'Above the per-order limit of ¥{{limit}}' },
  whyOverMonthLimit: {
    zh: '超过月度限额 ¥{{limit}}（当时已用 ¥{{spent}}，含审批中的申请）',
    en: 'Above the monthly limit of ¥{{limit}} (¥{{spent}} used at the time, including requests pending approval)',
  },
  whyOverBudget: {
    zh: '超过成本中心月预算 ¥{{limit}}（当时已用 ¥{{spent}}）',
    en: 'Above the cost centre’s monthly budget of ¥{{limit}} (¥{{spent}} used at the time)',
  },
  whyByRule: { zh: '符合审批规则“{{rule}}”', en: 'Approval rule “{{rule}}” applies' },
  // What an order is refused with that needs approval.
  overOrderLimit: {
    zh: '超过单笔限额 ¥{{limit}}，请提交采购申请',
    en: 'Above your per-order limit of ¥{{limit}}. Please submit a purchase request',
  },
  overMonthLimit: {
    zh: '超过月度限额 ¥{{limit}}（本月已用 ¥{{spent}}，含审批中的申请），请提交采购申请',
    en: 'Above your monthly limit of ¥{{limit}} (¥{{spent}} used this month, including requests pending approval). Please submit a purchase request',
  },
  overBudget: {
    zh: '超过成本中心月预算 ¥{{limit}}（本月已用 ¥{{spent}}），请提交采购申请',
    en: 'Above the cost centre’s monthly budget of ¥{{limit}} (¥{{spent}} used this month). Please submit a purchase request',
  },
  neededByRule: { zh: '按审批规则“{{rule}}”，请提交采购申请', en: 'Approval rule “{{rule}}” requires a purchase request' },
  requestOnly: {
    zh: '您的角色不能直接下单，请提交采购申请',
    en: 'Your role cannot place orders directly. Please submit a purchase request',
  },
  notASub: { zh: '仅企业子账号可提交采购申请', en: 'Only company sub-accounts can submit purchase requests' },
  noApprover: { zh: '企业没有可用的审批人，请联系主账号', en: 'The company has no available approver. Please contact the main account' },
  alreadyAsked: { zh: '该询价结果已提交审批，请勿重复提交', en: 'This award has already been submitted for approval' },
  requestGone: { zh: '采购申请不存在或无权查看', en: 'This purchase request does not exist or is not yours to view' },
  requestMoved: { zh: '采购申请已处理，请刷新', en: 'This purchase request has already been decided. Please refresh' },
  notYourTurn: { zh: '当前步骤不需要您审批，或您已审批', en: 'This step is not yours to approve, or you have already decided' },
  commentRequired: { zh: '请填写原因', en: 'Please give a reason' },
  aboveYourLimit: {
    zh: '金额超过您的单笔限额，需由更高级别审批',
    en: 'The amount is above your own per-order limit; a higher-level approver is needed',
  },
  contentChanged: { zh: '申请内容与提交时不一致，不能执行', en: 'The request differs from what was submitted and cannot be executed' },
  priceRose: {
    zh: '价格已上涨：提交时 ¥{{asked}}，现为 ¥{{now}}，此前的审批仅对提交时的金额有效，请退回后重新提交',
    en: 'Prices have risen from ¥{{asked}} at submission to ¥{{now}}. Earlier approvals only cover the original amount; please return the request for resubmission',
  },
  ruleGone: { zh: '审批规则不存在或已删除', en: 'This approval rule does not exist or has been deleted' },
  ruleNameRequired: { zh: '请输入规则名称', en: 'Please enter a rule name' },
  amountInvalid: { zh: '请输入金额（元），留空表示任意金额', en: 'Please enter an amount in yuan; leave empty for any amount' },
  stepsRequired: { zh: '请至少设置一个审批步骤', en: 'Please add at least one approval step' },
  approverUnknown: { zh: '所选人员不能审批', en: 'This person cannot approve' },
  daysInvalid: { zh: '请选择有效的起止日期', en: 'Please choose valid start and end dates' },
  delegationGone: { zh: '委托不存在或已结束', en: 'This delegation does not exist or has ended' },
  statePENDING: { zh: '审批中', en: 'Pending approval' },
  stateAPPROVED: { zh: '已通过', en: 'Approved' },
  stateREJECTED: { zh: '已驳回', en: 'Rejected' },
  stateRETURNED: { zh: '已退回', en: 'Returned' },
  stateRECALLED: { zh: '已撤回', en: 'Recalled' },
  stateEXPIRED: { zh: '已过期', en: 'Expired' },
  closingOpen: {
    zh: '有 {{count}} 份采购申请等待审批',
    en: '{{count}} {{count|purchase request is|purchase requests are}} pending approval',
  },
})
