-- Owners and managers are told of what staff decides about a listing (decision P80).

alter table notice
  drop constraint notice_kind_check,
  drop constraint notice_check,
  drop constraint notice_check1,
  -- Why staff refused or hid the listing.
  add column reason text check (length(reason) between 1 and 2000),
  add column plan text check (plan in ('free', 'verified', 'enterprise')),
  add column changelog_pro boolean,
  add constraint notice_kind check (kind in (
    'webhook.failing', 'webhook.disabled', 'listener.failing', 'changelog.removed', 'changelog.restored',
    'listing.approved', 'listing.refused', 'listing.hidden', 'listing.shown', 'plan.changed')),
  add constraint notice_entry check ((kind like 'changelog.%') = (entry_id is not null)),
  add constraint notice_endpoint check (
    (kind like 'webhook.%' or kind like 'listener.%') = (endpoint_id is not null)
    and (endpoint_id is null) = (failures is null)),
  add constraint notice_reason check ((kind in ('listing.refused', 'listing.hidden')) = (reason is not null)),
  add constraint notice_plan check (
    (kind = 'plan.changed') = (plan is not null) and (plan is null) = (changelog_pro is null));
