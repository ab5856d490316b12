export const zh = { close: '关闭', see: '去看看' } as const
