export const zh = {
  licence: '营业执照',
} as const
