import { connect, type Socket } from 'node:net'

export type Answer = { readonly status: number; readonly body: string }

/** One keep-alive HTTP/1.1 connection that asks one thing at a time: what a browser's connection does, at little cost. */
export type Connection = {
  readonly get: (path: string, headers?: Readonly<Record<string, string>>) => Promise<Answer>
  readonly post: (path: string, body: unknown, headers?: Readonly<Record<string, string>>) => Promise<Answer>
  readonly close: () => void
}

type Waiting = { readonly resolve: (answer: Answer) => void; readonly reject: (error: Error) => void }

export function openConnection(address: string): Connection {
  const { hostname, port, host } = new URL(address)
  let waiting: Waiting | undefined
  const open = (): Socket => {
    const opened = connect(Number(port), hostname)
    opened.setNoDelay(true)
    readAnswers(opened, (answer) => {
      const current = waiting
      waiting = undefined
      current?.resolve(answer)
    })
    const fail = (error: Error): void => {
      if (socket === opened) waiting?.reject(error)
    }
    opened.on('error', fail)
    opened.on('close', () => fail(new Error('the server closed the connection')))
    return opened
  }
  let socket = open()
  const ask = (text: string): Promise<Answer> =>
    new Promise((resolve, reject) => {
      waiting = { resolve, reject }
      // A server closes what is silent for long; a question into a closed connection would never be answered.
      if (socket.destroyed) socket = open()
      socket.write(text)
    })
  return {
    get: (path, headers = {}) => ask(`GET ${path} HTTP/1.1\r\nhost: ${host}\r\n${lines(headers)}\r\n`),
    post: (path, body, headers = {}) => {
      const text = JSON.stringify(body)
      const length = Buffer.byteLength(text)
      return ask(
        `POST ${path} HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n${lines(headers)}\r\n${text}`,
      )
    },
    close: () => socket.destroy(),
  }
}

function lines(headers: Readonly<Record<string, string>>): string {
  return Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')
}

function readAnswers(socket: Socket, onAnswer: (answer: Answer) => void): void {
  let held: Buffer = Buffer.alloc(0)
  socket.on('data', (chunk: Buffer) => {
    held = held.length > 0 ? Buffer.concat([held, chunk]) : chunk
    const answer = wholeAnswer(held)
    if (!answer) return
    held = Buffer.alloc(0)
    onAnswer(answer)
  })
}

/** The answer, once it is there to its last byte. Only one is ever under way on a connection. */
function wholeAnswer(held: Buffer): Answer | undefined {
  const end = held.indexOf('\r\n\r\n')
  if (end < 0) return undefined
  const head = held.toString('latin1', 0, end).toLowerCase()
  const status = Number(head.slice(9, 12))
  const body = held.subarray(end + 4)
  const length = /\ncontent-length: (\d+)/.exec(head)?.[1]
  if (length !== undefined) return body.length >= Number(length) ? { status, body: body.toString() } : undefined
  if (status === 204 || status === 304) return { status, body: '' }
  return body.subarray(-5).toString('latin1') === '0\r\n\r\n' ? { status, body: unchunked(body) } : undefined
}

function unchunked(body: Buffer): string {
  const parts: Buffer[] = []
  for (let at = 0; at < body.length;) {
    const line = body.indexOf('\r\n', at)
    const size = Number.parseInt(body.toString('latin1', at, line), 16)
    if (!(size > 0)) break
    parts.push(body.subarray(line + 2, line + 2 + size))
    at = line + 2 + size + 2
  }
  return Buffer.concat(parts).toString()
}
