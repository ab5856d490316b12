import { Popconfirm } from 'antd'
import type { CallState } from '../../../../api/browser/use-call.ts'
import { useMessages } from '../../../../api/browser/use-messages.tsx'
import { Button } from '../../../../ui/basic/button.tsx'
import { fullTime } from '../../../../ui/basic/short-time.ts'
import { CallView } from '../../../../ui/console/call-view.tsx'
import type { OutputOf } from '../../../../api/endpoint.ts'
import type { adminPageHistory } from '../../../site/endpoints-pages.ts'
import { pageBuilderMessages } from '../../messages.ts'

export type PageVersions = CallState<OutputOf<typeof adminPageHistory>>
type Props = {
  readonly history: PageVersions
  /** What version 0 is: the home page that comes with the mall, or an empty page. */
  readonly first: string
  readonly onRestore: (version: number) => void
}

/** Every published version, and the page that comes with the mall; each can be taken back into the draft. */
export function PageHistory({ history, first, onRestore }: Props) {
  const t = useMessages(pageBuilderMessages)
  return (
    <CallView call={history}>
      {(versions) => (
        <ol className="col g3">
          {versions.map((version, index) => (
            <li key={version.version} className="row g3 wrp">
              <b className="num">{t('versionNumber', { version: version.version })}</b>
              <span className="t12 c3 num">{fullTime(version.publishedAt)}</span>
              <span className="t12 c3">{version.publishedBy}</span>
              <span className="t13 sp">{version.note}</span>
              {index === 0 && <span className="t12 cok">{t('isShown')}</span>}
              <Restore version={version.version} onRestore={onRestore} />
            </li>
          ))}
          <li className="row g3 wrp">
            <b>{first}</b>
            <span className="sp" />
            <Restore version={0} onRestore={onRestore} />
          </li>
        </ol>
      )}
    </CallView>
  )
}

function Restore({ version, onRestore }: { version: number; onRestore: (version: number) => void }) {
  const t = useMessages(pageBuilderMessages)
  return (
    <Popconfirm title={t('sureRestore')} okText={t('restore')} cancelText={t('cancel')} onConfirm={() => onRestore(version)}>
      <Button size="sm">{t('restore')}</Button>
    </Popconfirm>
  )
}
