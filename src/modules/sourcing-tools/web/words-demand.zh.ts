export const zh = {
  demandTitle: '发布需求',
  lead: '把需要的材料写下来或整段粘贴，一行一种，如「Q235B 热镀锌角钢 50×5 20吨 送天津」；识别后核对，再发出询价',
  text: '需求内容',
  hint: '0#锌锭 20吨\n热镀锌焊管 DN50 30支\n氯化锌铵 1500公斤',
  read: '识别需求',
  none: '还没有识别的需求',
  noneHelp: '写好需求后点“识别需求”',
  summary: '已识别 {{found}} 行，{{missing}} 行没有找到商品',
  toEnquiry: '加入询价篮',
  missingHelp: '没有找到的行可以直接改写，或换成牌号、标准与规格',
} as const
