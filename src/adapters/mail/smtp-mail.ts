import type { Transporter } from 'nodemailer'
import type { MailSender } from '../../modules/identity/server/ports.ts'

export type SmtpAccount = {
  /** `smtps://user:password@host:465`, or `smtp://…:587`, which then must upgrade to TLS. */
  readonly url: string
  /** `Name <address@example.com>` or an address. */
  readonly from: string
  /** False only where the server stands on this machine. */
  readonly requireTls: boolean
}

const timeoutMs = 10_000

/** Mail through an SMTP server. Nothing of a text can name a file or an address to fetch. */
export function smtpMail({ url, from, requireTls }: SmtpAccount): MailSender {
  const server = new URL(url)
  const options = {
    host: server.hostname,
    port: Number(server.port) || (server.protocol === 'smtps:' ? 465 : 587),
    secure: server.protocol === 'smtps:',
    requireTLS: requireTls && server.protocol === 'smtp:',
    ignoreTLS: !requireTls,
    ...(server.username === '' ? {} : { auth: { user: decodeURIComponent(server.username), pass: decodeURIComponent(server.password) } }),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
  let transport: Transporter | null = null
  return async ({ to, subject, text }) => {
    // Read at the first mail: a process that sends none does not carry the library.
    transport ??= (await import('nodemailer')).createTransport(options)
    await transport.sendMail({ from, to, subject, text })
  }
}
