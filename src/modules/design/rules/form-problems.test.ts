import { expect, test } from 'vitest'
import { designerProblems, requestProblems } from './form-problems.ts'

test('an application names who, what and how', () => {
  expect(Object.keys(designerProblems({ realName: '苏', fields: '', introduction: '短' }))).toEqual(['realName', 'fields', 'introduction'])
  expect(designerProblems({ realName: '苏婉', fields: '钢结构', introduction: '十二年镀锌钢结构深化设计与材料清单编制经验。' })).toEqual({})
})

test('a request has a title and a description; its date is not past, its budget above nothing', () => {
  const form = { title: '厂房檩条', requirement: '二期厂房檩条与支撑的镀锌材料清单', wantedDate: '', budget: null }
  expect(requestProblems(form, '2026-11-21')).toEqual({})
  expect(requestProblems({ ...form, title: 'x', requirement: '短', wantedDate: '2026-11-20', budget: 0n }, '2026-11-21')).toEqual({
    title: 'design.titleRequired',
    requirement: 'design.requirementShort',
    wantedDate: 'design.dateInvalid',
    budget: 'design.budgetInvalid',
  })
})
