import { createServer, type AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { smtpMail } from './smtp-mail.ts'

/** An SMTP server that speaks what a sender needs, asks for a login and keeps what it was given. */
async function aMailServer() {
  const kept: string[] = []
  const logins: string[] = []
  const server = createServer((socket) => {
    let mail: string[] | null = null
    socket.write('220 mail.example ESMTP\r\n')
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n').slice(0, -1)) {
        if (mail && line !== '.') mail.push(line)
        else if (mail) {
          kept.push(mail.join('\n'))
          mail = null
          socket.write('250 kept\r\n')
        } else if (line.startsWith('EHLO')) socket.write('250-mail.example\r\n250 AUTH PLAIN\r\n')
        else if (line.startsWith('AUTH PLAIN')) {
          const [, user = '', password = ''] = Buffer.from(line.slice(11), 'base64').toString().split('\0')
          logins.push(user)
          socket.write(password === 'right/one' ? '235 welcome\r\n' : '535 no\r\n')
        } else if (line === 'DATA') {
          mail = []
          socket.write('354 go on\r\n')
        } else if (line === 'STARTTLS') socket.write('502 not here\r\n')
        else if (line === 'QUIT') socket.end('221 bye\r\n')
        else socket.write(line.includes('nobody@') ? '550 unknown\r\n' : '250 ok\r\n')
      }
    })
    socket.on('error', () => undefined)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  afterAll(() => void server.close())
  return { port: (server.address() as AddressInfo).port, kept, logins }
}

const server = await aMailServer()
const from = '锌桥 <notice@zinc.example>'
const senderWith = (password: string, requireTls = false) =>
  smtpMail({ url: `smtp://house:${encodeURIComponent(password)}@127.0.0.1:${server.port}`, from, requireTls })

test('a mail of plain text reaches the server after the login, in UTF-8', async () => {
  await senderWith('right/one')({ to: 'buyer@example.com', subject: '订单已发货', text: '订单 DD1 有新的发货。' })
  const mail = server.kept.at(-1) ?? ''
  expect(server.logins).toEqual(['house'])
  expect(mail).toContain('To: buyer@example.com')
  expect(mail).toContain('<notice@zinc.example>')
  expect(mail).toMatch(/Subject: =\?UTF-8\?/)
  expect(mail).toMatch(/Content-Type: text\/plain; charset=utf-8/)
})

test('a refused login, an unknown receiver and a server without TLS where it is asked for throw, so the job tries again', async () => {
  const before = server.kept.length
  const mail = { to: 'buyer@example.com', subject: 's', text: 't' }
  await expect(senderWith('wrong')(mail)).rejects.toThrow()
  await expect(senderWith('right/one')({ ...mail, to: 'nobody@example.com' })).rejects.toThrow()
  await expect(senderWith('right/one', true)(mail)).rejects.toThrow()
  expect(server.kept).toHaveLength(before)
})

test('a line break in a subject begins no header of its own', async () => {
  await senderWith('right/one')({ to: 'buyer@example.com', subject: 'Hello\r\nBcc: thief@example.com', text: 't' })
  expect(server.kept.at(-1)).not.toMatch(/^Bcc:/m)
})
