export const zh = {
  demo: '演示',
  title: '演示收件箱',
  explain: '未配置服务商，短信与邮件只保存在本机',
  none: '还没有消息',
  time: '时间',
  channel: '渠道',
  receiver: '接收方',
  subject: '主题',
  body: '内容',
} as const
