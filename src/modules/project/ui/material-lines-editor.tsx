import { App, Input } from 'antd'
import { useState } from 'react'
import { useCommand } from '../../../api/browser/use-command.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { consoleKitMessages } from '../../../ui/console/messages.ts'
import { projectLines, type MaterialLine, type ProjectDetail } from '../endpoints.ts'
import { projectPageMessages } from '../messages.ts'

type Draft = { readonly place: number; readonly line: MaterialLine; readonly number: string; readonly remark: string }
type Props = { readonly of: ProjectDetail; readonly onSaved: () => void; readonly onClose: () => void }

/** The lines of a list as fields: quantity, remark, order, taking out. All of it is saved at once, or given up. */
export function MaterialLinesEditor({ of, onSaved, onClose }: Props) {
  const t = useMessages(projectPageMessages)
  const [drafts, setDrafts] = useState<readonly Draft[]>(() =>
    of.lines.map((line, index) => ({ place: index + 1, line, number: line.number, remark: line.remark })),
  )
  const { run, busy } = useCommand(projectLines)
  const { message } = App.useApp()
  const kit = useMessages(consoleKitMessages)
  const [errors, setErrors] = useState<ReadonlyMap<number, string | undefined>>(new Map())
  const save = async () => {
    const lines = drafts.map(({ place, number, remark }) => ({ place, number: number.trim(), remark: remark.trim() }))
    const outcome = await run({ projectId: of.projectId, lines, expectedVersion: of.version })
    if (outcome.kind === 'unknown') return void message.error(kit('unknown'))
    // The answer counts the lines as they were sent; from now on they may move.
    setErrors(new Map(drafts.map(({ place }, index) => [place, outcome.answer.errors?.[`lines.${index}.number`]])))
    if (outcome.answer.state !== 200) return void message.error(outcome.answer.errors ? t('mendLines') : outcome.answer.msg)
    void message.success(t('saved'))
    onSaved()
  }
  const change = (place: number, to: Partial<Draft>) =>
    setDrafts((before) => before.map((draft) => (draft.place === place ? { ...draft, ...to } : draft)))
  const swap = (index: number) => setDrafts((before) => before.flatMap((draft, at) => swapped(before, draft, at - index)))
  const takeOut = (place: number) => setDrafts((before) => before.filter((draft) => draft.place !== place))
  return (
    <form
      className="no-print"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <p className="bx t13 c2">{t(drafts.length === 0 ? 'noneLeft' : 'editLead')}</p>
      <div className="tsc">
        <table className="tbl cds">
          <thead>
            <tr>
              <th>{t('colGoods')}</th>
              <th>{t('colNumber')}</th>
              <th>{t('colRemark')}</th>
              <th className="r">{t('order')}</th>
            </tr>
          </thead>
          <tbody>
            {drafts.map((draft, index) => (
              <Row
                key={draft.place}
                draft={draft}
                error={errors.get(draft.place)}
                onChange={(to) => change(draft.place, to)}
                onUp={index === 0 ? null : () => swap(index - 1)}
                onDown={index === drafts.length - 1 ? null : () => swap(index)}
                onTakeOut={() => takeOut(draft.place)}
              />
            ))}
          </tbody>
        </table>
      </div>
      <div className="bx row g2">
        <Button type="submit" tone="brand" busy={busy}>
          {t('saveLines')}
        </Button>
        <Button onClick={onClose}>{t('cancel')}</Button>
      </div>
    </form>
  )
}

/** Two neighbours change places: the first of them (offset 0) gives way to the second (offset 1). */
function swapped(all: readonly Draft[], draft: Draft, offset: number): readonly Draft[] {
  const at = all.indexOf(draft)
  const other = offset === 0 ? all[at + 1] : offset === 1 ? all[at - 1] : draft
  return other ? [other] : []
}

type RowProps = {
  readonly draft: Draft
  readonly error: string | undefined
  readonly onChange: (to: Partial<Draft>) => void
  readonly onUp: (() => void) | null
  readonly onDown: (() => void) | null
  readonly onTakeOut: () => void
}

function Row({ draft, error, onChange, onUp, onDown, onTakeOut }: RowProps) {
  const t = useMessages(projectPageMessages)
  const { line } = draft
  const goods = [line.goodsName || t('goodsGone'), line.specText].filter((text) => text !== '').join(' ')
  return (
    <tr>
      <td>
        <b className="b5">{line.goodsName || t('goodsGone')}</b>
        <div className="t12 c3">
          {line.specText} {line.storeName}
        </div>
      </td>
      <td data-l={t('colNumber')}>
        <Input
          value={draft.number}
          inputMode="decimal"
          maxLength={19}
          style={{ width: 140 }}
          suffix={line.unitName}
          aria-label={t('numberOf', { goods })}
          {...(error ? { status: 'error' as const, 'aria-invalid': true } : {})}
          onChange={(event) => onChange({ number: event.target.value })}
        />
        {error && (
          <div className="cd t12" role="alert">
            {error}
          </div>
        )}
      </td>
      <td data-l={t('colRemark')}>
        <Input
          value={draft.remark}
          maxLength={200}
          aria-label={t('remarkOf', { goods })}
          onChange={(event) => onChange({ remark: event.target.value })}
        />
      </td>
      <td className="r">
        <span className="row g2 justify-end flex-wrap">
          <Button size="sm" disabled={!onUp} aria-label={t('upOf', { goods })} onClick={() => onUp?.()}>
            {t('up')}
          </Button>
          <Button size="sm" disabled={!onDown} aria-label={t('downOf', { goods })} onClick={() => onDown?.()}>
            {t('down')}
          </Button>
          <Button size="sm" aria-label={t('takeOutOf', { goods })} onClick={onTakeOut}>
            {t('takeOut')}
          </Button>
        </span>
      </td>
    </tr>
  )
}
