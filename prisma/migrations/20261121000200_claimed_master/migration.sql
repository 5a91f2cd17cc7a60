-- `assigned_by` becomes null when the one who assigned is deleted, so it cannot mark the claimed role; a column of its own can.
ALTER TABLE "user_roles" ADD COLUMN "claimed" BOOLEAN NOT NULL DEFAULT false;
DROP INDEX user_roles_one_claimed_master;
CREATE UNIQUE INDEX user_roles_one_claimed_master ON user_roles (role) WHERE claimed;
