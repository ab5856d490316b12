import { Checkbox, Popover } from 'antd'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../basic/button.tsx'
import { Segmented } from '../../layout/segmented.tsx'
import { changeableColumns, isShown, type ListColumn } from './list-columns.ts'
import { densities } from './list-choices.ts'
import { listMessages } from './messages.ts'
import type { ListControl } from './use-list.ts'

type Props<Row> = { readonly list: ListControl; readonly columns: readonly ListColumn<Row>[] }

/** Which columns are shown and how high the rows are, kept per person. */
export function DisplaySettings<Row>({ list, columns }: Props<Row>) {
  const t = useMessages(listMessages)
  const { choices, choose } = list
  const content = (
    <div className="col g3 lst-set">
      <fieldset className="fld">
        <legend className="t12 c3">{t('columns')}</legend>
        <div className="col g1">
          {changeableColumns(columns).map((column) => (
            <Checkbox
              key={column.key}
              checked={isShown(column, choices.columns)}
              onChange={(event) => choose({ columns: { ...choices.columns, [column.key]: event.target.checked } })}
            >
              {column.title}
            </Checkbox>
          ))}
        </div>
      </fieldset>
      <div className="col g1">
        <span className="t12 c3">{t('density')}</span>
        <Segmented
          label={t('density')}
          options={densities.map((key) => ({ key, label: t(`density_${key}`) }))}
          current={choices.density}
          onChange={(key) => choose({ density: densities.find((density) => density === key) ?? densities[0] })}
        />
      </div>
      <p className="t12 c3 d-only">{t('keys')}</p>
      <Button size="sm" onClick={() => choose({ columns: {}, density: 'default', size: null })}>
        {t('displayReset')}
      </Button>
    </div>
  )
  return (
    <Popover trigger="click" placement="bottomRight" content={content} destroyOnHidden>
      <Button square icon="sliders-horizontal" aria-label={t('display')} title={t('display')} />
    </Popover>
  )
}
