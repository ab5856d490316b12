import { App } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useLanguage, useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import '../../../ui/styles/console.css'
import { categoryMerge, adminAttributes, adminCategories, type AdminCategory } from '../../../modules/taxonomy/endpoints-admin.ts'
import { CategoryDialog } from './category-dialog.tsx'
import { CategoryRow } from './category-row.tsx'
import { mergeTargets, visibleCategoryRows } from './category-tree.ts'
import { MergeDialog } from './merge-dialog.tsx'
import { taxonomyAdminMessages } from './messages.ts'

type Editing = { readonly category: AdminCategory | null; readonly pid: number }

/** The category tree: words, attributes, order, shown or hidden, merged. */
export default function CategoryListPage() {
  const tree = useCall(adminCategories, {})
  return <CallView call={tree}>{(categories) => <Tree categories={categories} onDone={tree.reload} />}</CallView>
}

function Tree({ categories, onDone }: { categories: readonly AdminCategory[]; onDone: () => void }) {
  const t = useMessages(taxonomyAdminMessages)
  const lang = useLanguage()
  const { message } = App.useApp()
  const attributes = useCall(adminAttributes, {})
  const merge = useAct(categoryMerge)
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set())
  const [editing, setEditing] = useState<Editing | null>(null)
  const [merging, setMerging] = useState<AdminCategory | null>(null)
  const toggle = (id: number) =>
    setOpen((before) => (before.has(id) ? new Set([...before].filter((one) => one !== id)) : new Set([...before, id])))
  const mergeInto = async (intoId: number) => {
    if (!merging) return
    const done = await merge.act({ categoryId: merging.categoryId, intoId, expectedVersion: merging.version })
    if (!done?.data) return
    message.success(t('merged', { count: done.data.goodsNum }))
    setMerging(null)
    onDone()
  }
  return (
    <Panel
      title={t('categoriesTitle')}
      more={
        <Button tone="brand" icon="plus" onClick={() => setEditing({ category: null, pid: 0 })}>
          {t('addTop')}
        </Button>
      }
    >
      <div className="tsc">
        <table className="tbl d">
          <thead>
            <tr>
              <th>{t('colCategory')}</th>
              <th>{t('colAttributes')}</th>
              <th className="r">{t('colGoods')}</th>
              <th className="r">{t('colActions')}</th>
            </tr>
          </thead>
          <tbody>
            {visibleCategoryRows(categories, open).map((branch) => (
              <CategoryRow
                key={branch.category.categoryId}
                branch={branch}
                isOpen={open.has(branch.category.categoryId)}
                attributes={attributes.data ?? []}
                onToggle={() => toggle(branch.category.categoryId)}
                onEdit={() => setEditing({ category: branch.category, pid: branch.category.pid })}
                onAdd={() => setEditing({ category: null, pid: branch.category.categoryId })}
                onMerge={() => setMerging(branch.category)}
                onDone={onDone}
              />
            ))}
          </tbody>
        </table>
      </div>
      {editing && (
        <CategoryDialog
          {...editing}
          attributes={attributes.data ?? []}
          onClose={() => setEditing(null)}
          onDone={() => {
            setEditing(null)
            if (editing.pid !== 0) setOpen((before) => new Set([...before, editing.pid]))
            message.success(t('saved'))
            onDone()
          }}
        />
      )}
      {merging && (
        <MergeDialog
          title={t('mergeCategoryTitle', { name: lang === 'en' ? merging.nameEn : merging.nameZh })}
          help={t('mergeCategoryHelp')}
          targets={mergeTargets(categories, merging.categoryId, lang)}
          busy={merge.busy}
          onMerge={(intoId) => void mergeInto(intoId)}
          onClose={() => setMerging(null)}
        />
      )}
    </Panel>
  )
}
