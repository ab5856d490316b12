/** Sends a text message. Throws when the provider did not take it; the job then tries again. */
export type SmsSender = (message: { readonly phone: string; readonly text: string }) => Promise<void>

/** Sends a mail of plain text. Throws when the provider did not take it. */
export type MailSender = (mail: { readonly to: string; readonly subject: string; readonly text: string }) => Promise<void>
