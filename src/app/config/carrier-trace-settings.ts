import { z } from 'zod'

/** The trace service of carriers, such as Kuaidi100. */
export const carrierTraceSettings = {
  KUAIDI100_URL: z.url({ protocol: /^https$/ }).optional(),
  KUAIDI100_CUSTOMER: z.string().min(1).optional(),
  KUAIDI100_KEY: z.string().min(8).optional(),
}

export const carrierTraceSettingsExplained: Readonly<Record<string, string>> = {
  KUAIDI100_URL: 'KUAIDI100_URL must begin with https://',
  KUAIDI100_KEY: 'KUAIDI100_KEY must have at least 8 characters',
}

/** What is missing of an account that is only partly given; null when all or nothing of it is. */
export function incompleteCarrierTrace(config: Readonly<Record<string, unknown>>): string | null {
  const { KUAIDI100_CUSTOMER: customer, KUAIDI100_KEY: key } = config
  return Boolean(customer) === Boolean(key) ? null : 'KUAIDI100_CUSTOMER and KUAIDI100_KEY must be given together'
}
