import { handle, type Call, type Handler } from '../../../../api/handler.ts'
import type { OutputOf } from '../../../../api/endpoint.ts'
import { failure, type Failure } from '../../../../kernel/failure/failure.ts'
import { filePreview, type PreviewSource } from '../../endpoints-file-preview.ts'
import { previewKindOf } from '../../rules/preview-kind.ts'
import type { OpenedFile, PreviewDeps } from '../ports.ts'

type Preview = OutputOf<typeof filePreview>
type Shown = Pick<Preview, 'lines' | 'rows' | 'isCut' | 'isBroken'>

const most = { lines: 2000, line: 2000, rows: 200, columns: 30, cell: 500 }
const nothing: Shown = { lines: [], rows: [], isCut: 0, isBroken: 0 }
const broken: Shown = { ...nothing, isBroken: 1 }
const folders: Readonly<Record<PreviewSource, string>> = { file: '/files/', chat: '/chat-files/' }

function shownLines(text: string): Shown {
  const all = text.split(/\r\n|\r|\n/)
  const lines = all.slice(0, most.lines).map((line) => line.slice(0, most.line))
  const isCut = all.length > most.lines || all.some((line) => line.length > most.line)
  return { ...nothing, lines, isCut: isCut ? 1 : 0 }
}

function shownRows(all: readonly (readonly (string | object)[])[]): Shown {
  const rows = all
    .slice(0, most.rows)
    .map((row) => row.slice(0, most.columns).map((cell) => (typeof cell === 'string' ? cell.slice(0, most.cell) : '=')))
  const isCut = all.length > most.rows || all.some((row) => row.length > most.columns)
  return { ...nothing, rows, isCut: isCut ? 1 : 0 }
}

/** What can be shown of a file's content. Never throws for a hostile file: what cannot be read can be downloaded. */
async function contentOf({ bytes, mime }: OpenedFile, deps: PreviewDeps, whose?: number): Promise<Shown> {
  const kind = previewKindOf(mime)
  if (kind === 'text') return shownLines(bytes.toString('utf8'))
  if (kind === 'table') {
    const read = await deps.readSheet(bytes, whose)
    return read.kind === 'rows' ? shownRows(read.rows) : broken
  }
  if (kind !== 'words') return nothing
  const words = deps.readWords(bytes)
  return words === null ? broken : shownLines(words)
}

/** Somebody else's file answers as one that does not exist. */
async function previewFile(call: Call, source: PreviewSource, fileId: string, deps: PreviewDeps): Promise<Preview | Failure> {
  const file = await deps.open[source](call.app, fileId, call.caller)
  if (!file) return failure('api.notFound')
  return {
    name: file.name,
    bytes: file.bytes.length,
    kind: previewKindOf(file.mime),
    address: `${folders[source]}${fileId}`,
    ...(await contentOf(file, deps, call.caller.member?.memberId)),
  }
}

/** Looking at a file without saving it. Whoever keeps files says in `open` who may see one. */
export function previewHandlers(deps: PreviewDeps): Handler[] {
  return [handle(filePreview, ({ source, fileId }, call) => previewFile(call, source, fileId, deps))]
}
