export const zh = {
  questionsTitle: '商品问答',
  all: '全部',
  open: '待回答',
  answered: '已回答',
  none: '没有问题',
  noneHelp: '买家在商品页的提问会显示在这里',
  sent: '已回答',
  change: '修改',
  answer: '回答',
  answerHint: '回答会公开显示在商品页',
} as const
