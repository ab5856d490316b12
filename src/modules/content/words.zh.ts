export const zh = {
  knowledge: '选材知识',
  process: '工艺技术',
  market: '市场行情',
  quality: '质量检测',
  standard: '标准解读',
  material: '辅料应用',
  trade: '交易实务',
  tax: '财税发票',
} as const
