import { storeStaffCalls } from '../../../modules/staff/endpoints.ts'
import { StaffManagement } from '../../../modules/staff/ui/staff-management.tsx'

/** The staff of the own store. */
export default function StoreStaffPage() {
  return <StaffManagement calls={storeStaffCalls} />
}
