import { App } from 'antd'
import { useLanguage, useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { Tag } from '../../../ui/basic/tag.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { categoryEnable, categoryMove, type AdminAttribute } from '../../../modules/taxonomy/endpoints-admin.ts'
import { taxonomyAdminMessages } from './messages.ts'
import type { CategoryTreeRow } from './category-tree.ts'

type Props = {
  readonly branch: CategoryTreeRow
  readonly isOpen: boolean
  readonly attributes: readonly AdminAttribute[]
  readonly onToggle: () => void
  readonly onEdit: () => void
  readonly onAdd: () => void
  readonly onMerge: () => void
  readonly onDone: () => void
}

/** One category of the tree with what may be done to it. */
export function CategoryRow({ branch, isOpen, attributes, onToggle, onEdit, onAdd, onMerge, onDone }: Props) {
  const t = useMessages(taxonomyAdminMessages)
  const lang = useLanguage()
  const { category, depth, isFirst, isLast, hasChildren } = branch
  const { categoryId, version } = category
  const name = lang === 'en' ? category.nameEn : category.nameZh
  const labels = new Map(attributes.map((attribute) => [attribute.code, lang === 'en' ? attribute.labelEn : attribute.labelZh]))
  const move = useAct(categoryMove)
  const step = (direction: 'up' | 'down') =>
    void move.act({ categoryId, direction, expectedVersion: version }).then((done) => done && onDone())
  return (
    <tr>
      <td style={{ paddingLeft: 12 + depth * 24 }} className="nw">
        <Button
          size="sm"
          tone="ghost"
          square
          icon={isOpen ? 'chevron-down' : 'chevron-right'}
          aria-label={`${name} ${t(isOpen ? 'collapse' : 'expand')}`}
          aria-expanded={isOpen}
          disabled={!hasChildren}
          onClick={onToggle}
        />{' '}
        <span className="b5">{name}</span> <span className="t12 c3 num">{categoryId}</span>{' '}
        {category.enabled === 0 && (
          <Tag tone="neutral" small>
            {t('disabled')}
          </Tag>
        )}
      </td>
      <td className="t12 c2 max-w-90">
        {category.attributes.map((code) => `${labels.get(code) ?? code}${category.required.includes(code) ? ' *' : ''}`).join(' · ')}
      </td>
      <td className="r num">{category.goodsNum}</td>
      <td className="r nw">
        <Button
          size="sm"
          tone="ghost"
          square
          icon="arrow-up"
          aria-label={`${name} ${t('up')}`}
          disabled={isFirst}
          onClick={() => step('up')}
        />
        <Button
          size="sm"
          tone="ghost"
          square
          icon="arrow-down"
          aria-label={`${name} ${t('down')}`}
          disabled={isLast}
          onClick={() => step('down')}
        />{' '}
        <Button size="sm" onClick={onEdit}>
          {t('edit')}
        </Button>{' '}
        {depth < 2 && (
          <Button size="sm" onClick={onAdd}>
            {t('addBelow')}
          </Button>
        )}{' '}
        {!hasChildren && (
          <Button size="sm" onClick={onMerge}>
            {t('merge')}
          </Button>
        )}{' '}
        <Switch category={category} name={name} onDone={onDone} />
      </td>
    </tr>
  )
}

function Switch({ category, name, onDone }: { category: CategoryTreeRow['category']; name: string; onDone: () => void }) {
  const t = useMessages(taxonomyAdminMessages)
  const { modal } = App.useApp()
  const { act, busy } = useAct(categoryEnable)
  const turn = async (enabled: 0 | 1) => {
    if (await act({ categoryId: category.categoryId, enabled, expectedVersion: category.version }, t('saved'))) onDone()
  }
  if (category.enabled === 0)
    return (
      <Button size="sm" tone="brand-outline" busy={busy} onClick={() => void turn(1)}>
        {t('enable')}
      </Button>
    )
  const ask = () =>
    modal.confirm({
      title: t('disableTitle', { name }),
      content: t('disableHelp'),
      okText: t('disable'),
      okButtonProps: { danger: true },
      cancelText: t('cancel'),
      onOk: () => turn(0),
    })
  return (
    <Button size="sm" busy={busy} onClick={() => void ask()}>
      {t('disable')}
    </Button>
  )
}
