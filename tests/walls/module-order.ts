/** The modules in order: one may use only those before it. A new module takes its place here, with its reason in the commit. */
export const moduleOrder = [
  'identity',
  'member',
  'enterprise',
  'site',
  'content',
  'store',
  'staff',
  'market',
  'catalog',
  'basket',
  'project',
  'design',
  'promotion',
  'loyalty',
  'wallet',
  'order',
  'approval',
  'payment',
  'fulfilment',
  'sample',
  'aftersale',
  'sales',
  'invoice',
  'settlement',
  'rfq',
  'contract-signing',
  'tender',
  'sourcing-tools',
  'message',
  'chat',
  'insight',
  'support',
  'privacy',
  'frontage',
] as const

/** Place of a module in the order; -1 when it has none. */
export function rankOf(module: string): number {
  return moduleOrder.findIndex((name) => name === module)
}
