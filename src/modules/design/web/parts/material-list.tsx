import type { ReactNode } from 'react'
import { useWords } from '../../../../api/browser/use-words.tsx'
import { Empty } from '../../../../ui/feedback/states.tsx'
import { Panel } from '../../../../ui/layout/panel.tsx'
import { MaterialTable } from '../../../project/web/public.ts'
import type { DesignDetail } from '../../contract.ts'
import { designPageWords } from '../words.ts'

/** The designer's list with the prices of whoever reads. */
export function MaterialList({ of, more }: { of: DesignDetail; more?: ReactNode }) {
  const t = useWords(designPageWords)
  return (
    <Panel title={t('listTitle')} more={of.lines.length > 0 && more}>
      {of.lines.length === 0 ? (
        <Empty icon="list-checks" title={t('noList')} />
      ) : (
        <div className="col">
          {of.answerNote && (
            <p className="bx t13 c2" style={{ whiteSpace: 'pre-wrap' }}>
              <b className="b5">{t('answerNote')}</b> {of.answerNote}
            </p>
          )}
          <MaterialTable lines={of.lines} total={of.total} />
        </div>
      )}
    </Panel>
  )
}
