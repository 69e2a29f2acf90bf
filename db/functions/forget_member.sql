-- Deleting a profile deletes the account with its password and sessions, the name in the audit log,
-- and the member's posts about deleted centers.
CREATE OR REPLACE FUNCTION forget_member() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
DECLARE
  mine jsonb := jsonb_build_object('id', OLD.id);
BEGIN
  DELETE FROM auth_users WHERE id = OLD.id;
  UPDATE activities a SET subject_name = (forget_in_activity(a)).subject_name,
      changes = (forget_in_activity(a)).changes
    WHERE subject_id = OLD.id AND action LIKE 'member.%';
  UPDATE deleted_centers SET contents = contents || jsonb_build_object(
    'votes', jsonb_path_query_array(contents, '$.votes[*] ? (@.user_id != $id)', mine),
    'comments', jsonb_path_query_array(contents, '$.comments[*] ? (@.user_id != $id)', mine),
    'reviews', jsonb_path_query_array(contents, '$.reviews[*] ? (@.user_id != $id)', mine),
    'reports', jsonb_path_query_array(contents, '$.reports[*] ? (@.reporter_id != $id)', mine))
  WHERE position(OLD.id::text in contents::text) > 0;
  RETURN NULL;
END
$$;
