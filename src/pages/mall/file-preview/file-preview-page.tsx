import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { usePageMessages } from '../../../rendering/client/use-page-messages.ts'
import type { OutputOf } from '../../../api/endpoint.ts'
import { hiddenHead } from '../../../rendering/page/page-head.ts'
import { pageMessages } from '../../../rendering/page/page-messages.ts'
import { load, pageContextOf } from '../../../rendering/page/page-context.ts'
import { Empty, Note } from '../../../ui/feedback/states.tsx'
import { Breadcrumb } from '../../../ui/layout/breadcrumb.tsx'
import { filePreview } from '../../../modules/site/endpoints-file-preview.ts'
import { LazyPdfViewer } from './lazy-pdf-viewer.tsx'
import { filePreviewMessages } from './messages.ts'
import './file-preview.css'

type File = OutputOf<typeof filePreview>

/** A file that was sent to the visitor: `chatFile` of a conversation, or `file` of a picture. Anybody else's is 404. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const chatFile = query.get('chatFile')
  const asked = {
    source: chatFile === null ? ('file' as const) : ('chat' as const),
    fileId: (chatFile ?? query.get('file') ?? '').slice(0, 60),
  }
  return { file: await load(context, filePreview, asked), ...pageMessages(pageContextOf(context).lang, filePreviewMessages) }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => (loaderData ? hiddenHead(matches, loaderData.file.name) : [])

export default function PreviewFilePage() {
  const { file } = useLoaderData<typeof loader>()
  const t = usePageMessages<typeof filePreviewMessages>('sitePreview')
  return (
    <main id="main" className="wrap pvw">
      <Breadcrumb label={t('breadcrumb')} trail={[{ text: t('home'), to: '/' }, { text: t('preview') }]} />
      <section className="pan">
        <div className="pan-h">
          <h1 className="t16 b6 el">{file.name}</h1>
          <span className="t12 c3 num nw">{t('size', { size: Math.max(1, Math.round(file.bytes / 1024)) })}</span>
          <span className="sp" />
          {file.kind === 'pdf' && (
            <a className="btn" href={`${file.address}?show=1`} target="_blank" rel="noreferrer">
              {t('openPdf')}
            </a>
          )}
          <a className="btn p" href={file.address} download={file.name}>
            {t('download')}
          </a>
        </div>
        {file.isCut === 1 && <Note>{t('isCut')}</Note>}
        <Content file={file} />
      </section>
      <p className="t12 c3 pvw-n">{t('strange')}</p>
    </main>
  )
}

function Content({ file }: { file: File }) {
  const t = usePageMessages<typeof filePreviewMessages>('sitePreview')
  if (file.isBroken === 1) return <Empty icon="circle-alert" title={t('isBroken')} />
  switch (file.kind) {
    case 'picture':
      return (
        <div className="pvw-p">
          <img src={file.address} alt={file.name} />
        </div>
      )
    case 'pdf':
      return <LazyPdfViewer address={file.address} />
    case 'text':
    case 'words':
      return file.lines.every((line) => line === '') ? (
        <Empty icon="file-text" title={t('empty')} />
      ) : (
        <pre className={file.kind === 'words' ? 'pvw-t prose' : 'pvw-t'} tabIndex={0}>
          {file.lines.join('\n')}
        </pre>
      )
    case 'table':
      return file.rows.length === 0 ? <Empty icon="file-text" title={t('empty')} /> : <Table rows={file.rows} label={t('table')} />
    case 'old':
    case 'other':
      return (
        <Empty
          icon="file-text"
          title={t(file.kind === 'old' ? 'isOld' : 'isOther')}
          help={t(file.kind === 'old' ? 'oldHelp' : 'otherHelp')}
          actions={
            <a className="btn p" href={file.address} download={file.name}>
              {t('download')}
            </a>
          }
        />
      )
  }
}

function Table({ rows, label }: { rows: File['rows']; label: string }) {
  const width = Math.max(...rows.map((row) => row.length))
  return (
    <div className="tsc" tabIndex={0} role="region" aria-label={label}>
      <table className="tbl dd">
        <tbody>
          {rows.map((row, line) => (
            <tr key={line}>
              {Array.from({ length: width }, (_, column) => (
                <td key={column} className="nw">
                  {row[column] ?? ''}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
