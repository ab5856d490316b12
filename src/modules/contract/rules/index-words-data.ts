/** The words of index terms. Contracts are Chinese for every reader. */
export const indexWords = {
  /** Units that an index in yuan per tonne can price. */
  tonnes: ['吨', 't', 'T'],
  line: '第 {no} 行单价为暂定价，{text}。',
  average: '最终单价按「{series}」{from} 至 {to} 各报价日均价的算术平均值',
  fixings:
    '需方可在 {from} 至 {to} 按「{series}」当日均价点价，最多 {count} 次；最终单价按点价数量加权，未点价数量取该期间各报价日均价的算术平均值，',
  premium: '加升水 {amount} 元/吨',
  discount: '减贴水 {amount} 元/吨',
  flat: '平水',
  tax: '计算（指数{series}、升贴水{premium}，结算单价含 13% 增值税；无报价的日期不计入平均）',
  taxed: '含税',
  untaxed: '不含税',
  margin: '；期内运行价较暂定价变动超过 {percent}% 时，上涨的由需方、下跌的由供方按差额补足保证金',
} as const
