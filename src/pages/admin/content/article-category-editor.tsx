import { Input, Popconfirm, Select } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { adminArticleCategoryDelete, adminArticleCategoryList, adminArticleCategorySave } from '../../../modules/content/endpoints-admin.ts'
import { articleKinds } from '../../../modules/content/endpoints.ts'
import { contentAdminMessages } from './messages.ts'

const empty = { code: '', kind: 'information' as 'information' | 'help', nameZh: '', nameEn: '' }

/** Categories of articles: added, renamed, deleted while no article has them. */
export function ArticleCategoryEditor() {
  const t = useMessages(contentAdminMessages)
  const list = useCall(adminArticleCategoryList, {})
  const saving = useAct(adminArticleCategorySave)
  const deleting = useAct(adminArticleCategoryDelete)
  const [typed, setTyped] = useState(empty)
  const set = (change: Partial<typeof typed>) => setTyped({ ...typed, ...change })
  const save = async () => {
    if (!(await saving.act(typed, t('saved')))) return
    setTyped(empty)
    list.reload()
  }
  return (
    <>
      <form
        className="flt"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <Input
          aria-label={t('code')}
          placeholder={t('code')}
          style={{ width: 120 }}
          maxLength={40}
          value={typed.code}
          onChange={(event) => set({ code: event.target.value })}
        />
        <Select
          aria-label={t('kind')}
          style={{ width: 130 }}
          value={typed.kind}
          options={articleKinds.map((value) => ({ value, label: t(`kind_${value}`) }))}
          onChange={(kind) => set({ kind })}
        />
        <Input
          aria-label={t('nameZh')}
          placeholder={t('nameZh')}
          style={{ width: 130 }}
          maxLength={20}
          value={typed.nameZh}
          onChange={(event) => set({ nameZh: event.target.value })}
        />
        <Input
          aria-label={t('nameEn')}
          placeholder={t('nameEn')}
          style={{ width: 150 }}
          maxLength={40}
          value={typed.nameEn}
          onChange={(event) => set({ nameEn: event.target.value })}
        />
        <Button type="submit" tone="brand" busy={saving.busy} disabled={!typed.code || !typed.nameZh || !typed.nameEn}>
          {t('save')}
        </Button>
      </form>
      <CallView call={list}>
        {(categories) => (
          <div className="tsc plain">
            <table className="tbl">
              <tbody>
                {categories.map((category) => (
                  <tr key={category.code}>
                    <td>
                      <button type="button" className="cl b5" onClick={() => setTyped(category)}>
                        {category.nameZh}
                      </button>
                    </td>
                    <td>{category.nameEn}</td>
                    <td className="t12 c3">{category.code}</td>
                    <td className="t12">{t(`kind_${category.kind}`)}</td>
                    <td className="r n">{category.count}</td>
                    <td className="r">
                      <Popconfirm
                        title={t('sureDelete')}
                        okText={t('delete')}
                        cancelText={t('cancel')}
                        disabled={category.count > 0}
                        onConfirm={() => void deleting.act({ code: category.code }, t('deleted')).then((done) => done && list.reload())}
                      >
                        <Button size="sm" tone="ghost" disabled={category.count > 0} aria-label={`${t('delete')} ${category.nameZh}`}>
                          {t('delete')}
                        </Button>
                      </Popconfirm>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </CallView>
    </>
  )
}
