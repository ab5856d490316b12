import { offsetOf } from '../../../kernel/database/paging.ts'
import { totalOf } from '../../../kernel/database/list-total.ts'
import { handle, type Call, type Handler } from '../../../api/handler.ts'
import { noSheets, type SheetWriter } from '../../../api/sheet-file.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { enterpriseName, memberNameOf } from '../../member/server/public.ts'
import {
  projectAdd,
  projectShow,
  projectExport,
  projectFromCart,
  projectImport,
  projectLines,
  projectList,
  projectRemove,
  projectRestore,
  projectSave,
  projectToBasket,
  type ProjectRow,
} from '../endpoints.ts'
import { addGoods, editLines } from './edit-lines.ts'
import { deleteProject, createProjectFromCart, ownerOf, updateProject, undoDeleteProject } from './project-commands.ts'
import { importLines } from './import-lines.ts'
import type { SheetReader } from './ports.ts'
import { listAsFile, addListToBasket, pricedList, type ListedLine } from './material-list.ts'
import { linesOfProject, projectOf, projectsOf, type Project } from './project-repository.ts'

const noReader: SheetReader = async () => ({ kind: 'refused', why: 'fileNotSheet' })
export type ProjectDeps = { readonly writeSheet?: SheetWriter; readonly readSheet?: SheetReader }

/** Kept material lists. */
export function projectHandlers({ writeSheet = noSheets, readSheet = noReader }: ProjectDeps = {}): Handler[] {
  return [
    handle(projectList, async ({ current, pageSize, kind }, call) => {
      const found = await projectsOf(call.app.read, ownerOf(call), { limit: pageSize, offset: offsetOf({ current, pageSize }), kind })
      return { list: await Promise.all(found.map((one) => rowView(call, one))), total: totalOf(found) }
    }),
    handle(projectShow, ({ projectId }, call) => withLines(call, projectId, (of, lines) => detailView(call, of, lines))),
    handle(projectFromCart, (input, call) => rowOf(call, createProjectFromCart(call, input))),
    handle(projectSave, (input, call) => rowOf(call, updateProject(call, input))),
    handle(projectLines, (input, call) => rowOf(call, editLines(call, input))),
    handle(projectAdd, (input, call) => rowOf(call, addGoods(call, input))),
    handle(projectRestore, ({ projectId }, call) => rowOf(call, undoDeleteProject(call, projectId))),
    handle(projectImport, ({ projectId }, call) => importLines(call, projectId, readSheet)),
    handle(projectRemove, (input, call) => deleteProject(call, input)),
    handle(projectToBasket, ({ projectId, basket, places }, call) =>
      withLines(call, projectId, ({ kind }, lines) => {
        const chosen = places.length === 0 ? lines : lines.filter((_line, at) => places.includes(at + 1))
        const from = kind === 'project' ? projectId : undefined
        return chosen.length === 0 ? Promise.resolve(failure('project.empty')) : addListToBasket(call, chosen, basket, from)
      }),
    ),
    handle(projectExport, ({ projectId, format }, call) =>
      withLines(call, projectId, (of, lines) => listAsFile(call, lines, { title: of.title, format, write: writeSheet })),
    ),
  ]
}

async function withLines<Result>(
  call: Call,
  projectId: number,
  use: (project: Project, lines: readonly ListedLine[]) => Promise<Result | Failure>,
): Promise<Result | Failure> {
  const of = await projectOf(call.app.read, ownerOf(call), projectId)
  return of ? use(of, await linesOfProject(call.app.read, projectId)) : failure('project.gone')
}

async function rowOf(call: Call, done: Promise<Project | Failure>): Promise<ProjectRow | Failure> {
  const of = await done
  return isFailure(of) ? of : rowView(call, of)
}

// The answer that was kept for a key comes back as JSON: its moments are text then.
const momentOf = (at: Date | string): string => new Date(at).toISOString()

async function rowView(call: Call, project: Project): Promise<ProjectRow> {
  return {
    projectId: project.id,
    kind: project.kind,
    title: project.title,
    note: project.note,
    lineNum: project.lineNum,
    creatorName: await memberNameOf(call.app.read, project.memberId),
    createTime: momentOf(project.createdAt),
    updateTime: momentOf(project.updatedAt),
    version: project.version,
  }
}

async function detailView(call: Call, project: Project, lines: readonly ListedLine[]) {
  return {
    ...(await rowView(call, project)),
    companyName: project.enterpriseId === null ? '' : await enterpriseName(call.app.read, project.enterpriseId),
    ...(await pricedList(call, call.app.read, lines)),
  }
}
