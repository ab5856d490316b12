import { useEffect, useId, useRef, useState } from 'react'
import { callRef } from '../../../../api/browser/call-ref.ts'
import { callApi } from '../../../../api/browser/client.ts'
import { useMessages } from '../../../../api/browser/use-messages.tsx'
import { Button } from '../../../../ui/basic/button.tsx'
import { useToast } from '../../../../ui/feedback/toast.tsx'
import { Segmented } from '../../../../ui/layout/segmented.tsx'
import { Dialog } from '../../../../ui/overlay/dialog.tsx'
import { addToProjectMessages } from '../messages.ts'
import type { BasketLine } from '../../../../modules/basket/ui/use-baskets.ts'

// Projects stand above the catalogue, so their calls are known here by their addresses alone.
const listRef = callRef('GET', 'v3/member/front/project/list')
const addRef = callRef('POST', 'v3/member/front/project/addGoods', true)

type Kept = { readonly projectId: number; readonly title: string; readonly lineNum: number }

/** What an answer that is only known by its address holds of a project; null for anything else. */
function keptOf(data: unknown): Kept | null {
  if (typeof data !== 'object' || data === null) return null
  const [projectId, title, lineNum]: unknown[] = [Reflect.get(data, 'projectId'), Reflect.get(data, 'title'), Reflect.get(data, 'lineNum')]
  return typeof projectId === 'number' && typeof title === 'string' && typeof lineNum === 'number' ? { projectId, title, lineNum } : null
}

function keptList(data: unknown): readonly Kept[] {
  const list: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'list') : null
  return Array.isArray(list) ? list.flatMap((one: unknown) => keptOf(one) ?? []) : []
}

const kinds = ['project', 'regular'] as const
type Kind = (typeof kinds)[number]

type Props = { line: BasketLine; goodsName: string; unitName: string; onClose: () => void }

/** Which project or regular list the chosen goods go into: one that is there, the newest first, or a new one by its name. */
export function AddToProjectDialog({ line, goodsName, unitName, onClose }: Props) {
  const t = useMessages(addToProjectMessages)
  const id = useId()
  const [kind, setKind] = useState<Kind>('project')
  const [projects, setProjects] = useState<readonly Kept[] | null>(null)
  const [chosen, setChosen] = useState(0)
  const [title, setTitle] = useState('')
  const { add, busy, refused, setRefused } = useAdd(line, onClose)
  useEffect(() => {
    setProjects(null)
    callApi(listRef, { pageSize: 100, kind }).then(
      (answer) => {
        const found = keptList(answer.data)
        setProjects(found)
        setChosen(found[0]?.projectId ?? 0)
      },
      () => {
        setProjects([])
        setRefused(t('failed'))
      },
    )
  }, [kind, t, setRefused])
  return (
    <Dialog open onClose={onClose} title={t('title')} closeLabel={t('close')}>
      <form
        className="col g3"
        onSubmit={(event) => {
          event.preventDefault()
          void add({ projectId: chosen, title: title.trim(), kind })
        }}
      >
        <p className="t13 c2">{t('lead', { goods: goodsName, number: line.number, unit: unitName })}</p>
        <Segmented
          label={t('kind')}
          current={kind}
          onChange={(key) => setKind(key === 'regular' ? 'regular' : 'project')}
          options={kinds.map((key) => ({ key, label: t(key) }))}
        />
        {projects === null && <p aria-busy="true">{t('loading')}</p>}
        {projects !== null && projects.length > 0 && (
          <label className="col g2 t13 c2" htmlFor={`${id}-project`}>
            {t('choose')}
            <span className="ipt">
              <select id={`${id}-project`} value={chosen} onChange={(event) => setChosen(Number(event.target.value))}>
                {projects.map((project) => (
                  <option key={project.projectId} value={project.projectId}>
                    {project.title} · {t('lines', { count: project.lineNum })}
                  </option>
                ))}
                <option value={0}>{t('newOne')}</option>
              </select>
            </span>
          </label>
        )}
        {projects !== null && chosen === 0 && (
          <label className="col g2 t13 c2" htmlFor={`${id}-title`}>
            {t('name')}
            <span className="ipt">
              <input
                id={`${id}-title`}
                value={title}
                maxLength={60}
                placeholder={t(kind === 'regular' ? 'regularHint' : 'nameHint')}
                onChange={(event) => setTitle(event.target.value)}
              />
            </span>
          </label>
        )}
        {refused !== '' && (
          <p className="cd t13" role="alert">
            {refused}
          </p>
        )}
        <Button type="submit" tone="brand" busy={busy} disabled={projects === null}>
          {t('ok')}
        </Button>
      </form>
    </Dialog>
  )
}

function useAdd(line: BasketLine, onClose: () => void) {
  const t = useMessages(addToProjectMessages)
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState('')
  // One key for what is typed: a second try after silence adds nothing twice.
  const key = useRef<{ wish: string; key: string } | null>(null)
  const add = async (into: { projectId: number; title: string; kind: Kind }) => {
    const wish = JSON.stringify(into)
    if (key.current?.wish !== wish) key.current = { wish, key: crypto.randomUUID() }
    setBusy(true)
    setRefused('')
    try {
      const answer = await callApi(addRef, { ...into, ...line }, { idempotencyKey: key.current.key })
      const kept = keptOf(answer.data)
      if (answer.state === 266) return
      if (answer.state !== 200 || !kept) {
        key.current = null
        return setRefused(Object.values(answer.errors ?? {})[0] ?? answer.msg)
      }
      toast({
        text: t('added', { title: kept.title }),
        link: { label: t('toProject'), to: `/member/${into.kind}/detail?projectId=${kept.projectId}` },
      })
      onClose()
    } catch {
      setRefused(t('failed'))
    } finally {
      setBusy(false)
    }
  }
  return { add, busy, refused, setRefused }
}
