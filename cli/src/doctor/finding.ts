// What a check of `plaudit doctor` found.

export interface DoctorFinding {
  /** For programs; it never changes its meaning. */
  readonly check: string;
  readonly grade: 'good' | 'caution' | 'problem';
  readonly what: string;
  readonly todo: string | null;
}

export const good = (check: string, what: string): DoctorFinding => ({ check, grade: 'good', what, todo: null });
export const caution = (check: string, what: string, todo: string): DoctorFinding => ({
  check,
  grade: 'caution',
  what,
  todo,
});
export const serious = (check: string, what: string, todo: string): DoctorFinding => ({
  check,
  grade: 'problem',
  what,
  todo,
});
