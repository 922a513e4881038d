// Buttons and links that many pages share.
export default {
  save: 'Save',
  cancel: 'Cancel',
  delete: 'Delete',
  edit: 'Edit',
  remove: 'Remove',
  close: 'Close',
  search: 'Search',
  copy: 'Copy',
  copied: 'Copied',
  previous: 'Previous',
  next: 'Next',
  continue: 'Continue',
  undo: 'Undo',
  preview: 'Preview',
  dismiss: 'Dismiss',
} as const;
