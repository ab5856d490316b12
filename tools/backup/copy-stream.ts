import type { Client, Connection } from 'pg'

// COPY through the driver: what a statement's answer brings, piece by piece, with the socket stopped while nobody reads. The driver hands the
// protocol's messages to whatever it is given as a query (Submittable).
type CopyConnection = Connection & {
  readonly stream: NodeJS.ReadWriteStream & { readonly writableNeedDrain?: boolean }
  readonly sendCopyFromChunk: (chunk: Buffer) => void
  readonly endCopyFrom: () => void
  readonly sendCopyFail: (message: string) => void
}

const mostWaiting = 4_000_000

/** The rows of `COPY … TO STDOUT`. */
export async function* copyOut(client: Client, statement: string): AsyncGenerator<Buffer> {
  const pieces: Buffer[] = []
  let waiting = 0
  let isOver = false
  let failed: Error | null = null
  let connection: CopyConnection | null = null
  let wake: () => void = () => undefined
  client.query({
    submit: (own: Connection) => {
      // The driver's own connection; its types leave COPY out.
      connection = own as CopyConnection
      own.query(statement)
    },
    handleCopyData: ({ chunk }: { readonly chunk: Buffer }) => {
      pieces.push(Buffer.from(chunk))
      waiting += chunk.length
      if (waiting > mostWaiting) connection?.stream.pause()
      wake()
    },
    handleCommandComplete: () => undefined,
    handleReadyForQuery: () => {
      isOver = true
      wake()
    },
    handleError: (error: Error) => {
      failed = error
      isOver = true
      wake()
    },
  } as never)
  for (;;) {
    if (pieces.length > 0) {
      const all = Buffer.concat(pieces.splice(0))
      waiting = 0
      connectionOf(connection)?.stream.resume()
      yield all
    } else if (isOver) break
    else await new Promise<void>((resolve) => (wake = resolve))
  }
  if (failed) throw failed
}

const connectionOf = (connection: CopyConnection | null): CopyConnection | null => connection

/** Sends pieces to `COPY … FROM STDIN` and says how many rows they were. */
export function copyIn(client: Client, statement: string, pieces: AsyncIterable<Buffer>): Promise<number> {
  return new Promise((resolve, reject) => {
    let rows = 0
    let failed: Error | null = null
    const send = async (connection: CopyConnection): Promise<void> => {
      try {
        for await (const piece of pieces) {
          connection.sendCopyFromChunk(piece)
          if (connection.stream.writableNeedDrain) await new Promise((drained) => connection.stream.once('drain', drained))
        }
        connection.endCopyFrom()
      } catch (error) {
        failed = error instanceof Error ? error : new Error(String(error))
        connection.sendCopyFail(failed.message)
      }
    }
    client.query({
      submit: (connection: Connection) => connection.query(statement),
      handleCopyInResponse: (connection: CopyConnection) => void send(connection),
      handleCommandComplete: ({ text }: { readonly text: string }) => {
        rows = Number(/^COPY (\d+)/.exec(text)?.[1] ?? 0)
      },
      handleReadyForQuery: () => (failed ? reject(failed) : resolve(rows)),
      handleError: (error: Error) => reject(failed ?? error),
    } as never)
  })
}
