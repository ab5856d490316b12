import { z } from 'zod'

/** Environment variables of the e-invoice service. */
export const einvoiceSettings = {
  EINVOICE_URL: z.url({ protocol: /^https$/ }).optional(),
  EINVOICE_APP_ID: z.string().min(1).optional(),
  EINVOICE_SECRET: z.string().min(16).optional(),
}

export const einvoiceSettingsExplained: Readonly<Record<string, string>> = {
  EINVOICE_URL: 'EINVOICE_URL must begin with https://',
  EINVOICE_SECRET: 'EINVOICE_SECRET must have at least 16 characters',
}

/** The service is configured whole or not at all; the sentence names what is missing. Null when all is well. */
export function incompleteEinvoice(config: Readonly<Record<string, unknown>>): string | null {
  const missing = Object.keys(einvoiceSettings).filter((name) => !config[name])
  return missing.length > 0 && missing.length < Object.keys(einvoiceSettings).length
    ? `The e-invoice service is configured whole or not at all: ${missing.join(', ')} must be set too.`
    : null
}
