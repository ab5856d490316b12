export const zh = {
  perTonne: '元/吨',
} as const
